import { styled } from 'styled-components';

/** Paragraphs of running text. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Paragraphs>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
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
