import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { longestWordWidth } from '../theme/titleWidth';

interface TitleProps {
  level: 1 | 2 | 3 | 4;
  id?: string;
  /** What it says, from which its size follows. */
  text: string;
  /** How the text is shown; by default as it is. */
  children?: ReactNode;
  /** What screen readers say, if its parts would not read as one text. */
  label?: string;
  lang?: string;
  className?: string;
}

/** A heading, small enough for its longest word to fit the column (`--column`). */
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
