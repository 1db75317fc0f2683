import { styled } from 'styled-components';

/**
 * Splits a text: the parts at odd indices are phrases, which stay on one line. A phrase is short words with the next word, or
 * words joined by no-break spaces.
 *
 * @param short Characters of the longest word that is short; 1 by Spanish convention, more for large text.
 */
export function splitPhrases(text: string, short = 1): string[] {
  // Without a lookbehind, which Safari has since version 16.4.
  const phrase = `(?:[\\p{L}\\d]{1,${short}} )+\\S+(?:\u00a0\\S+)*|\\S+(?:\u00a0\\S+)+`;
  return text.split(new RegExp(` (${phrase})`, 'u'));
}

interface TypesetProps {
  /** As in `splitPhrases`. */
  short?: number;
  children: string;
}

/** Text whose phrases stay on one line. */
export function Typeset({ short, children }: TypesetProps) {
  const parts = splitPhrases(children, short);
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their order
    if (index % 2) return <Phrase key={index}>{part.replaceAll('\u00a0', ' ')}</Phrase>;
    return isLast ? part : `${part} `;
  });
}

/* Unlike `white-space: nowrap`, this still wraps text that is wider than the line. `--phrase: inline` lets phrases wrap. */
const Phrase = styled.span`
  display: var(--phrase, inline-block);
`;
