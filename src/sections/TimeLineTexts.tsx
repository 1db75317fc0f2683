import { styled } from 'styled-components';
import { TextWithLinks } from '../navigation/TextWithLinks';
import type { Stage } from '../site/career';

/** The paragraphs and highlights of a post or a study. */
export function TimeLineTexts({ paragraphs, highlights }: Pick<Stage, 'paragraphs' | 'highlights'>) {
  return (
    <Texts>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs keep their order
        <p key={index}>
          <TextWithLinks>{paragraph}</TextWithLinks>
        </p>
      ))}
      {highlights.length > 0 && (
        <ul>
          {highlights.map((highlight, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the highlights keep their order
            <li key={index}>
              <TextWithLinks>{highlight}</TextWithLinks>
            </li>
          ))}
        </ul>
      )}
    </Texts>
  );
}

const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  max-width: var(--measure);
  color: var(--text-body);

  ul {
    display: grid;
    gap: 5px;
  }

  li {
    position: relative;
    padding-inline-start: 18px;
    overflow-wrap: anywhere;
  }

  li::before {
    position: absolute;
    inset-block-start: 0.8em;
    inset-inline-start: 0;
    width: 8px;
    height: 2px;
    translate: 0 -50%;
    background: var(--light);
    content: '';
    forced-color-adjust: none;
  }
`;
