import { titleWidths } from 'virtual:fonts';

const { step, characters } = titleWidths;

/** Width in em of a title in one line, or slightly more. */
export function titleWidth(title: string): number {
  const steps = [...title].map((character) => {
    const found = characters.findIndex((group) => group.includes(character));
    return found < 0 ? characters.length : found;
  });
  return step * steps.reduce((sum, count) => sum + count, 0);
}

/**
 * Width in em that a text needs in at most so many lines, which break only between its parts.
 *
 * @param tracking Letter spacing in em.
 */
export function widthInLines(parts: readonly string[], lines: number, tracking: number): number {
  const rows = parts.map((_, index) => {
    const first = parts.slice(0, index + 1).join(' ');
    const width = titleWidth(first) + tracking * first.length;
    const rest = parts.slice(index + 1);
    if (rest.length === 0) return width;
    return lines > 1 ? Math.max(width, widthInLines(rest, lines - 1, tracking)) : Number.POSITIVE_INFINITY;
  });
  return Math.min(...rows);
}

/** Width in em from which a word is set in so small a size on a phone that its optical size makes it wider. */
const LONG = 10;
const WIDER = 1.04;

/** Width in em of the longest word of a title, in tenths: titles of about the same width share a class. */
export function longestWordWidth(title: string): number {
  const width = Math.max(...title.split(/\s/).map(titleWidth));
  return Math.ceil(10 * (width > LONG ? WIDER * width : width)) / 10;
}
