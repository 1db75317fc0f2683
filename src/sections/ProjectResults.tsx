import { styled } from 'styled-components';
import { SectionHeading } from '../components/SectionHeading';
import { TextWithLinks } from '../navigation/TextWithLinks';
import { plainText, type RunningText } from '../schema/runningText';
import { media } from '../theme/media';

/** The largest number of statements that are shown in large type, and the largest number of characters in each. */
const FEW = 3;
const SHORT = 120;

/** Statements about a project's results, each beside a coloured part of a background line. */
export function ProjectResults({ heading, results }: { heading: string; results: readonly RunningText[] }) {
  const areFew = results.length <= FEW && results.every((result) => plainText(result).length <= SHORT);
  return (
    <Section aria-labelledby="results" data-long={!areFew} $columns={Math.min(results.length, FEW)}>
      <SectionHeading id="results">{heading}</SectionHeading>
      <ul>
        {results.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the results keep their order
          <li key={index}>
            <TextWithLinks short={2}>{result}</TextWithLinks>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/* A single statement is beside the last background line and has its colour. Two statements are beside the last two lines. */
const Section = styled.section<{ $columns: number }>`
  display: grid;
  gap: 32px;

  > h2 {
    padding-inline: var(--gutter);
  }

  ul {
    display: grid;
    gap: 28px;
    padding-inline: var(--gutter);
  }

  li {
    position: relative;
    padding-inline-start: 20px;
    font: var(--weight-statement) clamp(1.375rem, 1.1rem + 0.95 * var(--vw), 2rem) / 1.22 var(--font-display);
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  &[data-long='true'] li {
    font: inherit;
    text-wrap: pretty;
  }

  li::before {
    --lit: linear-gradient(var(--light) 0 0);

    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 3px;
    border-radius: 2px;
    background: var(--lit);
    content: '';
    forced-color-adjust: none;
  }

  li:nth-child(3n + 1) {
    --light: var(--stroke-${({ $columns }) => 4 - $columns});
  }

  li:nth-child(3n + 2) {
    --light: var(--stroke-${({ $columns }) => 5 - $columns});
  }

  li:nth-child(3n) {
    --light: var(--stroke-3);
  }

  ${media.from1024} {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 40px 0;
      min-height: 184px;
      padding-inline: 0;
    }

    li {
      padding-inline: var(--gutter);
    }

    li:nth-child(3n + 1) {
      grid-column-start: ${({ $columns }) => 5 - $columns};
    }

    li::before {
      --lit: linear-gradient(var(--light) 60%, transparent);

      inset-inline-start: -2px;
    }
  }

  ${media.from1280} {
    --column: calc(25 * var(--vw) * ${({ $columns }) => 4 - $columns} - 2 * var(--gutter));

    grid-template-columns: repeat(4, minmax(0, 1fr));

    > h2 {
      grid-area: 1 / 1 / auto / ${({ $columns }) => 5 - $columns};
    }

    ul {
      grid-area: 1 / 1 / auto / -1;
    }
  }
`;
