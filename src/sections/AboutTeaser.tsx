import { styled } from 'styled-components';
import type { aboutTeaser } from '#site';
import { Button } from '../components/Button';
import { SectionHeading } from '../components/SectionHeading';
import { Ticks } from '../components/Ticks';
import { Typeset } from '../components/Typeset';
import { PageLink } from '../navigation/PageLink';
import { TextWithLinks } from '../navigation/TextWithLinks';
import { media } from '../theme/media';
import { fill } from '../words/fill';
import { useAge } from './useAge';

export function AboutTeaser({ content }: { content: typeof aboutTeaser }) {
  const age = useAge(content.birthDate, content.buildDate);
  return (
    <Section aria-labelledby="about" data-later>
      <SectionHeading id="about">{content.heading}</SectionHeading>
      <Body>
        <Statement>
          <strong>{fill(content.lead, { age })}</strong> <Typeset>{`${content.intro} `}</Typeset>
          <TextWithLinks short={1}>{content.offer}</TextWithLinks>
        </Statement>
        {content.link.path && (
          <Button as={PageLink} to={content.link.path}>
            {content.link.label} <Ticks />
          </Button>
        )}
      </Body>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  row-gap: 32px;

  > * {
    padding-inline: var(--gutter);
  }

  ${media.from1280} {
    --column: calc(25 * var(--vw) - 2 * var(--gutter));

    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);

    > h2 {
      padding-inline-end: 0;
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: 36px;
  justify-items: start;
`;

const Statement = styled.p`
  max-width: 26em;
  color: var(--text-muted);
  font: var(--weight-statement) var(--size-statement) / 1.24 var(--font-display);
  text-wrap: balance;

  strong {
    color: var(--text);
    font-weight: inherit;
  }
`;
