import { styled } from 'styled-components';

/**
 * Text that keeps some words on one line: those joined by a no-break space and, by Spanish convention, a one-letter
 * word and the next.
 */
export function Typeset({ children }: { children: string }) {
  // Without a lookbehind, which Safari has since version 16.4.
  const parts = children.split(/ (\w \S+(?:\u00a0\S+)*|\S+(?:\u00a0\S+)+)/);
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their order
    if (index % 2) return <Unit key={index}>{part.replaceAll('\u00a0', ' ')}</Unit>;
    return isLast ? part : `${part} `;
  });
}

/* Unlike `white-space: nowrap`, this still wraps text that is wider than the line. */
const Unit = styled.span`
  display: inline-block;
`;
