import { styled } from 'styled-components';
import { Strokes } from '../components/Strokes';
import { TextWithLinks } from '../navigation/TextWithLinks';
import type { ToldProject } from '../site/projects';
import { media } from '../theme/media';

/** What the client says of the work. */
export function ProjectQuote({ quote: { text, name, role } }: { quote: NonNullable<ToldProject['quote']> }) {
  return (
    <Figure data-later>
      <Mark />
      <blockquote>
        <p>
          <TextWithLinks short={2}>{text}</TextWithLinks>
        </p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        {role && `, ${role}`}
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding-inline: var(--gutter);

  p {
    max-width: 24em;
    font: var(--weight-statement) var(--size-statement) / 1.24 var(--font-display);
    text-wrap: balance;
  }

  figcaption {
    color: var(--text-muted);
    overflow-wrap: anywhere;
    text-wrap: pretty;
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

  i {
    border-radius: 3px;
  }
`;
