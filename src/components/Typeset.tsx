import { styled } from 'styled-components';

/**
 * Splits a text into phrases, which stay on one line, and the texts between the phrases. The parts with odd indices are phrases. A
 * phrase consists of short words and the next word, or of words with no-break spaces between them.
 *
 * @param short The length of the longest short word: 1 by Spanish convention, more for large text.
 */
export function splitPhrases(text: string, short = 1): string[] {
  // Contains no lookbehind, which Safari supports only since version 16.4.
  const phrase = `(?:[\\p{L}\\d]{1,${short}} )+\\S+(?:\u00a0\\S+)*|\\S+(?:\u00a0\\S+)+`;
  return text.split(new RegExp(` (${phrase})`, 'u'));
}

interface TypesetProps {
  /** The parameter `short` of `splitPhrases`. */
  short?: number;
  children: string;
}

/** A text whose phrases stay on one line. */
export function Typeset({ short, children }: TypesetProps) {
  const parts = splitPhrases(children, short);
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their order
    if (index % 2) return <Phrase key={index}>{part.replaceAll('\u00a0', ' ')}</Phrase>;
    return isLast ? part : `${part} `;
  });
}

/* Unlike `white-space: nowrap`, `inline-block` wraps a phrase that is wider than the line; `--phrase: inline` wraps all phrases. */
const Phrase = styled.span`
  display: var(--phrase, inline-block);
`;
