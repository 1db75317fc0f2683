import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { titleWidth } from '../theme/titleWidth';
import { Title } from './Title';

/**
 * The pattern of a word such as `iOS`, which starts with small letters before a capital. If this pattern splits a text, every third
 * part is such a word.
 */
const LIKE_IOS = /(^|[^\p{L}\d])(\p{Ll}+\p{Lu}[\p{L}\d]*)/u;

/** A page's `h1`, below the page's actions, if any. */
export function PageHeading({ children, actions }: { children: string; actions?: ReactNode }) {
  const capitals = children.toUpperCase();
  return (
    <Box>
      {actions && <Actions>{actions}</Actions>}
      <Heading level={1} text={capitals} $width={Math.ceil(titleWidth(capitals))}>
        {children.split(LIKE_IOS).map((part, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their order
          return index % 3 === 2 ? <AsWritten key={index}>{part}</AsWritten> : part;
        })}
      </Heading>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: clamp(28px, 3.4vw, 48px);
  justify-items: start;
  padding: clamp(40px, 8vw, 120px) var(--gutter) clamp(32px, 5vw, 80px);

  &:has(> div) {
    padding-block-start: clamp(28px, 3.2vw, 48px);
  }
`;

/* A title of more than about two lines is smaller, but not smaller than an `h2`. */
const Heading = styled(Title)<{ $width: number }>`
  --size: min(var(--size-h1), max(var(--size-h2), 2 * var(--column) / ${({ $width }) => $width}));

  max-width: max(9em, var(--longest-word) * 1em, ${({ $width }) => $width / 3}em);
  margin-inline-start: -0.03em;
  text-transform: uppercase;
`;

const AsWritten = styled.span`
  text-transform: none;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
