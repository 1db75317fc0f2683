import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../hooks/useHydrated';

interface StripProps {
  ref: Ref<HTMLUListElement>;
  label: string;
  /** The CSS width of an item. */
  itemWidth: string;
  /** The number of items that fill the widest window. */
  visible: number;
  children: readonly ReactNode[];
}

/**
 * If a row is longer than this number of windows, only the visible part of the row is prerendered, so that the page stays small.
 */
const MOST_WINDOWS = 3;

/** A scrollable row with a carousel's size, shown until the carousel's code has loaded. */
export function Strip({ ref, label, itemWidth, visible, children }: StripProps) {
  const showsAll = useHydrated() || children.length <= MOST_WINDOWS * visible;
  return (
    <List ref={ref} tabIndex={0} aria-label={label} $itemWidth={itemWidth}>
      {children.slice(0, showsAll ? undefined : visible).map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are fixed and keep their order
        <li key={index}>{child}</li>
      ))}
    </List>
  );
}

const List = styled.ul<{ $itemWidth: string }>`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x proximity;

  li {
    flex: none;
    width: ${({ $itemWidth }) => $itemWidth};
    scroll-snap-align: center;
  }
`;
