import { titleWidths } from 'virtual:fonts';

const { step, characters } = titleWidths;

/** Returns the width in em of a title in one line. The width of each character is rounded up. */
export function titleWidth(title: string): number {
  const steps = [...title].map((character) => {
    const found = characters.findIndex((group) => group.includes(character));
    return found < 0 ? characters.length : found;
  });
  return step * steps.reduce((sum, count) => sum + count, 0);
}

/**
 * Returns the smallest width in em in which a text fits into a number of lines.
 *
 * @param parts The parts of the text. Lines break only between parts.
 * @param lines The largest number of lines.
 * @param tracking The letter spacing in em.
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

/** The width in em above which a word gets a small font size on a phone. The font's optical size then makes the letters wider. */
const WIDE_WORD = 10;
/** The factor by which the optical size makes the letters wider. */
const WIDER = 1.04;

/**
 * Returns the width in em of the longest word of a title, rounded up to tenths so that titles of similar width share their styles.
 */
export function longestWordWidth(title: string): number {
  const width = Math.max(...title.split(/\s/).map(titleWidth));
  return Math.ceil(10 * (width > WIDE_WORD ? WIDER * width : width)) / 10;
}
