/** A picture and the number of columns, of twelve, that the picture takes. */
export interface Placed<Item> {
  picture: Item;
  columns: number;
}

const COLUMNS = 12;
/** The largest number of phone screenshots in a row. */
const PHONES = 4;

/**
 * Arranges pictures in rows without holes. Screens are wide pictures; phones are portrait pictures. The first screen has a row
 * of its own. Pairs of screens follow, and then the phones. If one or two phones remain after full rows, the last screen shares
 * their row.
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

/** Divides the columns of a row among its pictures. Beside a screen, a phone is as wide as in a full row of phones. */
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
