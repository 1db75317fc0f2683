import { type Entry, isEntry, plainText, textOf } from './texts';

/** Characters of a value that help to find it. */
const SHOWN = 40;

/** What becomes of the values of a file that the site does not say word for word. */
export class Notes {
  private readonly notes = new Map<unknown, { text: string; sentence: string }>();

  /** Says in a sentence what becomes of a text, or of an entry with all that it has. The first sentence stays. */
  note(of: Entry | string, sentence: string) {
    const key = keyOf(of);
    if (of && !this.notes.get(key)?.sentence) this.notes.set(key, { text: textOf(of), sentence });
  }

  /** The site says a text in another way. */
  know(text: string) {
    this.note(text, '');
  }

  /** One line for all values of which the same is said. Nothing goes missing: what the site does not say is named. */
  lines(file: unknown, said: unknown, placeOf: (path: string) => string): string[] {
    const shown = ` ${textsIn(said)
      .map(([, text]) => wordsIn(text))
      .join(' ')} `;
    const places = new Map<string, Set<string>>();
    const tell = (place: string, text: string, sentence: string) => {
      const short = [...text.replaceAll(/\s+/g, ' ')].slice(0, SHOWN).join('');
      const named = [place, text && `«${short}${short.length < text.length ? '…' : ''}»`].filter(Boolean).join(' ');
      if (sentence) places.set(sentence, (places.get(sentence) ?? new Set()).add(named));
    };
    const left = new Map(this.notes);
    for (const [path, text, entry] of textsIn(file, (entry) => this.notes.has(entry))) {
      const note = this.notes.get(keyOf(entry ?? text));
      for (const [, part] of [...textsIn(entry), ['', text]]) left.delete(wordsIn(part ?? ''));
      left.delete(entry);
      if (note) tell(placeOf(path), text, note.sentence);
      else
        for (const part of fragmentsOf(text))
          if (!shown.includes(` ${wordsIn(part)} `)) tell(placeOf(path), part, 'no tiene lugar en el sitio');
    }
    for (const { text, sentence } of left.values()) tell('', text, sentence);
    return [...places].map(([sentence, of]) => `- ${[...of].join(', ')}: ${sentence}.`);
  }
}

/** An entry, or a text, which an entry may have been at first. */
function keyOf(of: Entry | string): unknown {
  return isEntry(of) && Object.keys(of).join() !== 'name' ? of : wordsIn(textOf(of));
}

/** The texts in a value with their paths, such as `work[2].name`. Entries that are `whole` are one text. */
export function textsIn(
  value: unknown,
  isWhole: (entry: Entry) => boolean = () => false,
  path = '',
): [path: string, text: string, entry?: Entry][] {
  if (Array.isArray(value)) return value.flatMap((part, index) => textsIn(part, isWhole, `${path}[${index}]`));
  if (!isEntry(value)) return wordsIn(textOf(value)) ? [[path, textOf(value)]] : [];
  if (isWhole(value)) return [[path, textOf(value) || (textsIn(value)[0]?.[1] ?? ''), value]];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, isWhole, path ? `${path}.${name}` : name));
}

/** A text as it is compared: without capitals and marks, and an address without its scheme. */
function wordsIn(text: string): string {
  const plain = plainText(text).replaceAll(/https?:\/\/(?:www\.)?|mailto:/g, '');
  return plain
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The sentences and the entries of lists in a text, and where its links lead. */
function fragmentsOf(text: string): string[] {
  const sentences = plainText(text)
    .split(/\n|•|, |(?<=[.;:!?]) |\s-\s/)
    .filter((part) => wordsIn(part) !== '');
  return [...sentences, ...(text.match(/https?:\/\/[^\s"'<>()\]]+/g) ?? [])];
}
