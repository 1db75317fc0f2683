import type { Words } from '../doctor/words/es';

/** What the build warns of. The doctor says the same in the language of the site. */
export type Warning = { file: string } & (
  | { kind: 'longTitle'; path: string; fullTitle: string; title: string; field: string }
  | { kind: 'missingLetters'; family: string; letters: string }
  | { kind: 'longCv'; cv: string; pages: number }
);

export function warningInWords(warning: Warning, words: Words): string {
  const { file, kind } = warning;
  if (kind === 'longTitle')
    return `${file}: ${words.longTitle(warning.path, warning.fullTitle, warning.title, warning.field)}`;
  if (kind === 'longCv') return `${file}: ${words.longCv(warning.cv, warning.pages)}`;
  return `${file}: ${words.missingLetters(warning.family, warning.letters)}`;
}
