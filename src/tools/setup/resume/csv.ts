/** The rows of a table in CSV (RFC 4180), by the names of its columns. Empty rows are left out, but count. */
export function rowsOf(csv: string): { row: number; cells: Record<string, string> }[] {
  const [names = [], ...rows] = cellsOf(csv);
  return rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const named = cells.map((cell, column) => [names[column]?.trim() || `columna ${column + 1}`, cell]);
    // As a spreadsheet counts them.
    return { row: index + 2, cells: Object.fromEntries(named) };
  });
}

function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  // A quoted cell, or one without quotes, and what ends it. One without its last quote goes on to the end.
  for (const [, quoted, plain = '', end] of csv.matchAll(
    /(?:"([^"]*(?:""[^"]*)*)(?:"|$)[^,\r\n]*|([^,\r\n]*))(,|\r?\n|\r|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows;
}
