import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface MessageProps {
  title: string;
  text: string;
  /** A link or button for the visitor's next step. */
  action: ReactNode;
}

/** A page that shows only a message. */
export function Message({ title, text, action }: MessageProps) {
  return (
    <Box>
      <h1>{title}</h1>
      <p>{text}</p>
      {action}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: 28px;
  align-content: center;
  justify-items: start;
  min-height: var(--screen);
  padding: var(--section) var(--gutter);

  p {
    max-width: var(--measure);
    color: var(--text-body);
    font-size: var(--size-large);
  }
`;
