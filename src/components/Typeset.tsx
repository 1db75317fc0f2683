import { styled } from 'styled-components';

/** Large text in which no line ends with a word of one letter, as Spanish is set: it goes with the next word. */
export function Typeset({ children }: { children: string }) {
  return children.split(/(?<= )(\w \S+)/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place in the text
    index % 2 ? <Pair key={index}>{part}</Pair> : part,
  );
}

/* Unlike text that must not wrap, it does where it is wider than its line. */
const Pair = styled.span`
  display: inline-block;
`;
