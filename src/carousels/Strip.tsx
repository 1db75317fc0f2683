import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

interface StripProps {
  ref: Ref<HTMLUListElement>;
  label: string;
  /** CSS width of an item. */
  itemWidth: string;
  children: readonly ReactNode[];
}

/** A scrollable row of a carousel's size, shown while the carousel's code is not loaded. */
export function Strip({ ref, label, itemWidth, children }: StripProps) {
  return (
    <List ref={ref} tabIndex={0} aria-label={label} $itemWidth={itemWidth}>
      {children.map((child, index) => (
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
