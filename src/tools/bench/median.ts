/** @param values Those that are no number were not measured, and are left out. */
export function median(values: number[]) {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
