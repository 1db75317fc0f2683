import { styled } from 'styled-components';
import type { callToContact } from '#site/otherPages';
import { Button } from '../components/Button';
import { OutwardLink } from '../components/OutwardLink';
import { Ticks } from '../components/Ticks';
import { Title } from '../components/Title';
import { splitPhrases, Typeset } from '../components/Typeset';
import { PageLink } from '../navigation/PageLink';
import { media } from '../theme/media';
import { notOnPaper } from '../theme/paper';
import { widthInLines } from '../theme/titleWidth';
import { Ribbon } from './Ribbon';

interface CallToContactProps {
  content: typeof callToContact;
  /** The title that the link suggests to the contact form. */
  title?: string;
}

/** The end of a page: a question with drawn question marks, and a link to the contact page. */
export function CallToContact({ content, title }: CallToContactProps) {
  const { question, words, marks } = content;
  const { label, path, mail } = content.write;
  const parts = splitPhrases(words, 2);
  const isPhrase = (index: number) => index % 2 === 1;
  const isLastPhrase = (index: number) => index === parts.length - 2;
  return (
    <Section aria-labelledby="call-to-contact" data-later>
      <Banner $narrow={widthOf(parts, isLastPhrase)} $wide={widthOf(parts, isPhrase, TRACKING)}>
        <Ribbon opens={marks.opening !== ''} />
        <Title level={2} id="call-to-contact" text={words} label={question}>
          {marks.opening && <Mark>{marks.opening}</Mark>}
          <Typeset short={2}>{words}</Typeset>
          <Mark>{marks.closing}</Mark>
        </Title>
      </Banner>
      <Links>
        <p>{content.text}</p>
        <Actions>
          {path ? (
            <Button as={PageLink} to={path} query={title ? { title } : undefined} $variant="primary">
              {label} <Ticks />
            </Button>
          ) : (
            <Button as="a" href={mail} $variant="primary">
              {label} <Ticks />
            </Button>
          )}
          {content.links.map(({ label, url }) => (
            <OutwardLink key={url} href={url}>
              {label}
            </OutwardLink>
          ))}
        </Actions>
      </Links>
    </Section>
  );
}

/** The number of lines that fit into the drawing. */
const LINES = 3;
/** The letter spacing in em. */
const TRACKING = -0.022;

/** Returns the width in em that the question needs. `staysWhole` returns whether the part at an index stays on one line. */
function widthOf(parts: readonly string[], staysWhole: (index: number) => boolean, tracking = 0): number {
  const unbroken = parts.flatMap((part, index) => (staysWhole(index) ? part : part.split(' ')));
  return widthInLines(unbroken.filter(Boolean), LINES, tracking);
}

const Section = styled.section`
  padding-block-start: clamp(0px, 2.2vw, 48px);
  view-timeline: --ribbon block;

  /* The footer has the contacts. */
  ${notOnPaper}
`;

/* The heading is on top of the drawing, and both grow with the window. */
const Banner = styled.div<{ $narrow: number; $wide: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }

  h2 {
    --fitted-size: calc(var(--spaced) * min(10.8 * var(--vw), 47 * var(--vw) / ${({ $narrow }) => $narrow.toFixed(2)}));
    --phrase: inline;

    max-width: 47vw;
    margin-block-start: 5vw;
    margin-inline-start: 26.6%;
    line-height: max(0.98, var(--title-leading));
    letter-spacing: -0.018em;
  }

  /* Keeps the last phrase, before the closing mark, on one line. */
  h2 > :nth-last-child(2) {
    --phrase: inline-block;
  }

  ${media.from768} {
    h2 {
      --fitted-size: calc(var(--spaced) * min(9.2 * var(--vw), 46 * var(--vw) / ${({ $wide }) => $wide.toFixed(2)}));
      --phrase: inline-block;

      max-width: 46vw;
      margin-block-start: 0.35vw;
      margin-inline-start: calc(25% + var(--gutter));
      line-height: max(0.96, var(--title-leading));
      letter-spacing: ${TRACKING}em;
    }
  }
`;

/* Hides the question marks of the text, because the drawing shows question marks. */
const Mark = styled.span`
  font-size: 0;
`;

const Links = styled.div`
  display: grid;
  gap: 24px;
  padding: 28px var(--gutter) 0;

  p {
    max-width: 26em;
    color: var(--text-body);
    font-size: var(--size-large);
  }

  ${media.from768} {
    margin-inline-start: 25%;
    padding-block-start: clamp(28px, 2.8vw, 48px);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  align-items: center;
`;
