import type { Place } from './entries';

/** What became of a value. */
export interface Note extends Place {
  sentence: string;
}

/** Characters of a value that help to find it. */
const SHOWN = 40;

/** The notes in lines, one for all values of which the same is said. */
export function linesOf(notes: readonly Note[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const note of notes) {
    const known = places.get(note.sentence) ?? new Set();
    places.set(note.sentence, known.add(shownPlace(note)));
  }
  return [...places].map(([sentence, of]) => `- ${[...of].join(', ')}: ${sentence}.`);
}

function shownPlace({ path, text }: Place): string {
  if (!text) return path;
  const characters = [...text.replaceAll(/\s+/g, ' ')];
  return `${path} «${characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : characters.join('')}»`;
}
