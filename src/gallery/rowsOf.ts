/** A picture and how many of twelve columns it takes. */
export interface Placed<Item> {
  picture: Item;
  columns: number;
}

const COLUMNS = 12;
/** The most phones that a row has. */
const PHONES = 4;

/**
 * The pictures in rows without holes: the first screen alone, the others in twos, then all phones. One or two phones that full
 * rows leave have the last screen before them.
 */
export function rowsOf<Item>(pictures: readonly Item[], isPhone: (picture: Item) => boolean): Placed<Item>[][] {
  const phones = pictures.filter(isPhone);
  const screens = pictures.filter((picture) => !isPhone(picture));
  const beside = [1, 2].includes(phones.length % PHONES) ? screens.splice(-1) : [];
  const perRow = beside.length > 0 ? PHONES : Math.ceil(phones.length / Math.ceil(phones.length / PHONES));
  const rows = [screens.splice(0, 1), ...inRows(screens, 2), ...inRows([...phones, ...beside], perRow)];
  return rows.filter(({ length }) => length > 0).map((row) => placed(row, isPhone));
}

function inRows<Item>(pictures: readonly Item[], perRow: number): Item[][] {
  return pictures.length > 0 ? [pictures.slice(0, perRow), ...inRows(pictures.slice(perRow), perRow)] : [];
}

/** After a screen, a phone is as wide as in a full row. */
function placed<Item>(row: readonly Item[], isPhone: (picture: Item) => boolean): Placed<Item>[] {
  const phones = row.filter(isPhone);
  const screens = row.filter((picture) => !isPhone(picture));
  const ofPhone = screens.length > 0 ? COLUMNS / PHONES : COLUMNS / phones.length;
  const ofScreen = (COLUMNS - phones.length * ofPhone) / screens.length;
  return [
    ...screens.map((picture) => ({ picture, columns: ofScreen })),
    ...phones.map((picture) => ({ picture, columns: ofPhone })),
  ];
}
