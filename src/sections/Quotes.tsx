import { styled } from 'styled-components';
import { Strokes } from '../components/Strokes';
import { TextWithLinks } from '../navigation/TextWithLinks';
import type { Quotation } from '../site/quotes';
import { media } from '../theme/media';

/** Quotations from people about the owner's work. */
export function Quotes({ quotes }: { quotes: readonly Quotation[] }) {
  return (
    <List data-later>
      {quotes.map(({ paragraphs, isLong, name, role }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the quotations keep their order
        <Figure key={index} data-long={isLong}>
          <Mark />
          <blockquote>
            {paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs keep their order
              <p key={index}>
                <TextWithLinks short={2}>{paragraph}</TextWithLinks>
              </p>
            ))}
          </blockquote>
          <figcaption>
            <strong>{name}</strong>
            {role && `, ${role}`}
          </figcaption>
        </Figure>
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: calc(0.6 * var(--section));
`;

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding-inline: var(--gutter);

  blockquote {
    display: grid;
    gap: 0.6em;
  }

  p {
    max-width: 24em;
    font: var(--weight-statement) var(--size-statement) / 1.24 var(--font-display);
    text-wrap: balance;
  }

  &[data-long='true'] p {
    max-width: var(--measure);
    font-size: var(--size-h3);
    line-height: 1.4;
    text-wrap: pretty;
  }

  figcaption {
    color: var(--text-muted);
    overflow-wrap: anywhere;
  }

  figcaption strong {
    color: var(--text);
    font-weight: 550;
  }

  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    column-gap: 0;
    padding: 0;

    > * {
      grid-column: 2;
      padding-inline: var(--gutter);
    }

    > :first-child {
      grid-column: 1;
    }
  }
`;

const Mark = styled(Strokes)`
  --stroke-width: 5px;
  --stroke-gap: 7px;
  --stroke-height: 42px;

  place-self: start;
  transform: skewX(-14deg);

  ${media.print} {
    /* On paper, the texts start at the edge of the printed area. With this origin, the slanted strokes stay inside the area. */
    transform-origin: bottom;
  }

  i {
    border-radius: 3px;
  }
`;
