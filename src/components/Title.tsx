import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { longestWordWidth } from '../theme/titleWidth';

interface TitleProps {
  level: 1 | 2 | 3 | 4;
  id?: string;
  /** The text of the heading. The longest word of the text limits the font size. */
  text: string;
  /** The markup of the text; by default the plain text. */
  children?: ReactNode;
  /** The text for screen readers, if the markup splits the text into parts. */
  label?: string;
  lang?: string;
  className?: string;
}

/** A heading whose longest word fits into the column (`--column`). */
export function Title({ level, text, children = text, label, ...rest }: TitleProps) {
  return (
    <Heading as={`h${level}`} $longestWord={longestWordWidth(text)} aria-label={label} {...rest}>
      {children}
    </Heading>
  );
}

const Heading = styled.h2<{ $longestWord: number }>`
  --longest-word: calc(${({ $longestWord }) => $longestWord} / var(--spaced));
`;
