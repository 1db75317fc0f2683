import { styled } from 'styled-components';

/**
 * Text in which words stay on one line that belong together: those with a no-break space between them, and, as Spanish
 * is set, a word of one letter and the next.
 */
export function Typeset({ children }: { children: string }) {
  return children.split(/(?<= )(\w \S+|\S+(?:\u00a0\S+)+)/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place in the text
    index % 2 ? <Unit key={index}>{part.replaceAll('\u00a0', ' ')}</Unit> : part,
  );
}

/* Unlike text that must not wrap, it does where it is wider than its line. */
const Unit = styled.span`
  display: inline-block;
`;
