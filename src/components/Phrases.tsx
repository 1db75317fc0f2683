import { styled } from 'styled-components';

/** Large text in which words of one or two letters stay on one line with the next word. */
export function Phrases({ children }: { children: string }) {
  // Without a lookbehind, which Safari has since version 16.4.
  const parts = children.split(/ ((?:\p{L}{1,2} )+\S+)/u);
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their order
    if (index % 2) return <Phrase key={index}>{part}</Phrase>;
    return isLast ? part : `${part} `;
  });
}

/* `--phrase: inline` lets them wrap. */
const Phrase = styled.span`
  display: var(--phrase, inline-block);
`;
