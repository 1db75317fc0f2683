import { styled } from 'styled-components';

/**
 * Text that keeps some words on one line: those joined by a no-break space and, by Spanish convention, a one-letter
 * word and the next.
 */
export function Typeset({ children }: { children: string }) {
  return children.split(/(?<= )(\w \S+|\S+(?:\u00a0\S+)+)/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their order
    index % 2 ? <Unit key={index}>{part.replaceAll('\u00a0', ' ')}</Unit> : part,
  );
}

/* Unlike `white-space: nowrap`, this still wraps text that is wider than the line. */
const Unit = styled.span`
  display: inline-block;
`;
