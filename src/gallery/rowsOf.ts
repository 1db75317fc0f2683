/** A picture and how many of the page's four columns it takes. */
export interface Placed<Item> {
  picture: Item;
  columns: 1 | 2 | 3 | 4;
}

/** The pictures in rows: the first alone unless it is of a phone, then two side by side, of which a phone takes less. */
export function rowsOf<Item>(pictures: readonly Item[], isPhone: (picture: Item) => boolean): Placed<Item>[][] {
  const [first, ...others] = pictures;
  if (!first) return [];
  return isPhone(first) ? pairsOf(pictures, isPhone) : [[{ picture: first, columns: 4 }], ...pairsOf(others, isPhone)];
}

function pairsOf<Item>(pictures: readonly Item[], isPhone: (picture: Item) => boolean): Placed<Item>[][] {
  const [left, right, ...others] = pictures;
  if (!left) return [];
  if (!right) return [[{ picture: left, columns: 4 }]];
  const areAlike = isPhone(left) === isPhone(right);
  const place = (picture: Item) => ({ picture, columns: areAlike ? 2 : isPhone(picture) ? 1 : 3 }) as const;
  return [[place(left), place(right)], ...pairsOf(others, isPhone)];
}
