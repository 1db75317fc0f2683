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
        <Role
          level={1}
          text={role}
          $width={titleWidth(role)}
          $others={availability ? 426 : 370}
          $more={linesTooMany(availability, posts)}
        />
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

/** How many lines the availability and the posts take on a phone beyond the one and the two that there is room for. */
function linesTooMany(availability: string | undefined, posts: typeof hero.posts): number {
  const lines = ({ length }: string) => Math.ceil(length / 34);
  const ofPosts = posts.reduce((sum, { before, firm, after }) => sum + lines(before + firm + after), 0);
  return Math.max(0, ofPosts + lines(availability || '-') - 3);
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

/*
 * A long role is smaller, so that the button stays on the first screen. The area of the text grows with the square of its
 * size; the sides of the area that it has are the column's width and the height that the other texts leave,
 * which take `$others` pixels. On a phone the role gives back a third of what is taken from it: a line of posts more takes three.
 */
const Role = styled(Title)<{ $width: number; $others: number; $more: number }>`
  --others: ${({ $others, $more }) => $others + 86 * $more}px;
  --size: min(
    var(--size-hero),
    max(1.75rem, (var(--column) + 100svh - var(--header) - var(--others)) / ${({ $width }) => (2.44 * Math.sqrt($width)).toFixed(2)})
  );

  max-width: max(5.4em, var(--longest-word) * 1em, ${({ $width }) => ($width / 3).toFixed(1)}em);
  margin-inline-start: -0.03em;
  margin-block: max(16px, 0.14em) max(18px, 0.12em);
  padding-block-end: 0.08em;
  line-height: 0.9;
  letter-spacing: -0.022em;
  text-wrap: balance;

  ${media.from1024} {
    --others: ${({ $others, $more }) => $others + 28 * $more}px;
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

  /* A photograph. */
  picture img {
    border-radius: var(--radius-image);
  }
`;
