import { styled } from 'styled-components';

/** Splits a text: the parts at odd indices are phrases, words of one or two letters with the next word. */
export function splitPhrases(text: string): string[] {
  // Without a lookbehind, which Safari has since version 16.4.
  return text.split(/ ((?:\p{L}{1,2} )+\S+)/u);
}

/** Large text in which words of one or two letters stay on one line with the next word. */
export function Phrases({ children }: { children: string }) {
  const parts = splitPhrases(children);
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
