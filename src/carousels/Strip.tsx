import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../hooks/useHydrated';

interface StripProps {
  ref: Ref<HTMLUListElement>;
  label: string;
  /** CSS width of an item. */
  itemWidth: string;
  /** Number of items that fill the widest window. */
  visible: number;
  children: readonly ReactNode[];
}

/** A row that fills more windows than this is prerendered only as far as it is visible, so that the page stays small. */
const LONG = 3;

/** A scrollable row of a carousel's size, shown while the carousel's code is not loaded. */
export function Strip({ ref, label, itemWidth, visible, children }: StripProps) {
  const showsAll = useHydrated() || children.length <= LONG * visible;
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
