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

/** Width in em from which a word is set in so small a size on a phone that its optical size makes it wider. */
const LONG = 10;
const WIDER = 1.04;

/** Width in em of the longest word of a title. */
export function longestWord(title: string): number {
  const width = Math.max(...title.split(/\s/).map(titleWidth));
  return width > LONG ? WIDER * width : width;
}
