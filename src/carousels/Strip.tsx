import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../hooks/useHydrated';

interface StripProps {
  ref: Ref<HTMLUListElement>;
  label: string;
  /** CSS width of an item. */
  itemWidth: string;
  /** Number of items in the prerendered page, which has to stay small. */
  prerendered: number;
  children: readonly ReactNode[];
}

/** A scrollable row of a carousel's size, shown while the carousel's code is not loaded. */
export function Strip({ ref, label, itemWidth, prerendered, children }: StripProps) {
  const hydrated = useHydrated();
  return (
    <List ref={ref} tabIndex={0} aria-label={label} $itemWidth={itemWidth}>
      {children.slice(0, hydrated ? undefined : prerendered).map((child, index) => (
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
