import { styled } from 'styled-components';
import { media } from '../theme/media';

interface FactsProps {
  /** A fact without a text is left out. */
  facts: readonly { label: string; text?: string | number }[];
}

/** A fact with this number of characters is too long for half of a narrow screen. */
const LONG_FACT = 60;

/** A list of facts, in rows of two or four. */
export function Facts({ facts }: FactsProps) {
  const known = facts.filter(({ text }) => text);
  if (known.length === 0) return null;
  return (
    <Row data-long={known.some(({ text }) => String(text).length >= LONG_FACT)}>
      {known.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Row>
  );
}

/*
 * Wider facts fill incomplete rows. In rows of two, the first fact of an odd number fills a row. In rows of four, a single fact
 * fills the row, two facts fill half of the row each, and the first of three facts fills half of the row.
 */
const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  row-gap: 24px;
  padding-block: clamp(28px, 3.333vw, 48px);
  border-block-end: 1px solid var(--hairline);

  /* The list below the screenshot of a project is the last child of its parent, and needs no line above. */
  &:not(:last-child) {
    border-block-start: 1px solid var(--hairline);
  }

  > div {
    display: grid;
    gap: 4px;
    align-content: start;
    padding-inline: var(--gutter);
  }

  > :first-child:nth-last-child(odd), &[data-long='true'] > div {
    grid-column: span 2;
  }

  dt {
    color: var(--text-muted);
    font-size: var(--size-min);
    font-weight: 500;
    line-height: 1.4;
  }

  dd {
    margin: 0;
    font-size: var(--size-large);
    font-weight: 500;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }

  ${media.from1024} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    &[data-long='true'] > div {
      grid-column: auto;
    }

    > :first-child:nth-last-child(-n + 3), > :first-child:nth-last-child(2) + * {
      grid-column: span 2;
    }

    > :first-child:last-child {
      grid-column: 1 / -1;
    }
  }
`;
