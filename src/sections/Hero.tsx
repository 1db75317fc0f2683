import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { hero } from '#site';
import { Button } from '../components/Button';
import { ExternalLink } from '../components/ExternalLink';
import { Halves } from '../components/Halves';
import { Picture } from '../components/Picture';
import { StatusPill } from '../components/StatusPill';
import { Ticks } from '../components/Ticks';
import { Title } from '../components/Title';
import { entrance } from '../theme/entrance';
import { media } from '../theme/media';
import { titleWidth } from '../theme/titleWidth';
import { PresentPosts } from './PresentPosts';

export function Hero({ content }: { content: typeof hero }) {
  const { greeting, name, availability, role, posts, careerPath, skills, cvLabel, cvUrl, image } = content;
  return (
    <Section>
      <Text>
        <Greeting>
          {greeting} <strong>{name}</strong>
        </Greeting>
        {availability && <StatusPill>{availability}</StatusPill>}
        <Role level={1} text={role} $share={shareOfSize(content)} $width={titleWidth(role)} />
        {posts.length > 0 && <PresentPosts posts={posts} path={careerPath} />}
        <Skills>
          {skills.map(({ value, isSkill }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
            <Fragment key={index}>{isSkill ? <strong>{value}</strong> : value}</Fragment>
          ))}
        </Skills>
        <Button as={ExternalLink} $variant="primary" href={cvUrl}>
          {cvLabel} <Ticks />
        </Button>
      </Text>
      <Illustration>
        <Picture {...image} sizes="min(100vw - 40px, 440px)" maxWidth={440} loading="eager" />
      </Illustration>
    </Section>
  );
}

/**
 * Returns the factor for the font size of the role. A long role, or a role above a long text, is smaller, so that the button is
 * on the first screen of a phone, too.
 */
function shareOfSize({ role, availability, posts }: typeof hero): number {
  const linesOf = ({ length }: string) => Math.ceil(length / 34);
  const lines = posts.map(({ before, firm, after }) => linesOf(before + firm + after));
  const more = lines.reduce((sum, count) => sum + count, linesOf(availability ?? '')) - 3;
  const length = titleWidth(role) + 3 * Math.max(0, more);
  if (length < 12) return 1;
  return length < 20 ? 0.8 : 0.6;
}

const Section = styled(Halves).attrs({ as: 'section' })`
  align-items: center;
  padding-block: 40px 0;

  ${media.from1024} {
    min-height: min(var(--screen), 900px);
    padding-block: 48px;
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;

  > p + p, > div + p {
    margin-block-start: 14px;
  }

  > :last-child {
    margin-block-start: 32px;
  }

  ${entrance}
`;

const Greeting = styled.p`
  color: var(--text-body);
  font-size: var(--size-large);

  strong {
    color: var(--text);
    font-weight: 600;
  }
`;

const Role = styled(Title)<{ $share: number; $width: number }>`
  --size: calc(${({ $share }) => $share} * min(var(--size-hero), 11svh));

  max-width: max(5.4em, var(--longest-word) * 1em, ${({ $width }) => ($width / 3).toFixed(1)}em);
  margin-inline-start: -0.03em;
  margin-block: max(16px, 0.14em) max(18px, 0.12em);
  padding-block-end: 0.08em;
  line-height: max(0.9, var(--title-leading));
  letter-spacing: -0.022em;
  text-wrap: balance;

  ${media.from1024} {
    --size: calc(${({ $share }) => $share} * min(var(--size-hero), 15svh));
  }
`;

const Skills = styled.p`
  max-width: 32em;
  color: var(--text-muted);
  font-size: var(--size-large);
  line-height: 1.65;

  strong {
    color: var(--text);
    font-weight: 500;
  }
`;

const Illustration = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;

  img {
    width: min(440px, 100%);
  }

  /* Rounds the corners of a photograph. Drawings have no picture element. */
  picture img {
    border-radius: var(--radius-image);
  }
`;
