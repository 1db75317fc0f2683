import { styled } from 'styled-components';
import { TextWithLinks } from '../navigation/TextWithLinks';
import type { RunningText } from '../schema/runningText';

export function Prose({ paragraphs }: { paragraphs: readonly RunningText[] }) {
  return (
    <Paragraphs>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs keep their order
        <p key={index}>
          <TextWithLinks>{paragraph}</TextWithLinks>
        </p>
      ))}
    </Paragraphs>
  );
}

const Paragraphs = styled.div`
  display: grid;
  gap: 1.5em;
  color: var(--text-body);
  font-size: var(--size-large);
  line-height: 1.68;

  p {
    max-width: var(--measure);
  }
`;
