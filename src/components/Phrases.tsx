import { styled } from 'styled-components';

/** Large text in which words of one or two letters stay on one line with the next word. */
export function Phrases({ children }: { children: string }) {
  return children.split(/(?<= )((?:\p{L}{1,2} )+\S+)/u).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their order
    index % 2 ? <Phrase key={index}>{part}</Phrase> : part,
  );
}

/* `--phrase: inline` lets them wrap. */
const Phrase = styled.span`
  display: var(--phrase, inline-block);
`;
