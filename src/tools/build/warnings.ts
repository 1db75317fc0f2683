import type { Owner } from '../../content/schema';
import type { Words } from '../doctor/words/es';
import type { Example } from './check/example';

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

/** What is left of the example, which a release refuses, as the doctor does. */
export function exampleFaults(examples: readonly Example[], words: Words): string[] {
  return examples.map(({ place, field, text, isForeign }) => {
    if (!text) return words.examplePicture(place);
    return `${place}: ${isForeign ? words.exampleSentence(field) : words.exampleText(field)}`;
  });
}

/** Hosts that run no PHP. */
const STATIC_HOSTS = ['github.io', 'netlify.app', 'pages.dev', 'vercel.app'];

/** Why messages of the contact form would not arrive, if so. */
export function formFaults({ contactForm, siteUrl }: Pick<Owner, 'contactForm' | 'siteUrl'>, words: Words): string[] {
  const { hostname } = new URL(siteUrl);
  const isStatic = STATIC_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  if (contactForm.service !== 'php' || !isStatic) return [];
  const other = hostname.endsWith('netlify.app') ? "{ service: 'netlify' }" : "{ service: 'formspree', id: '…' }";
  return [`src/content/owner.ts: ${words.undelivered(hostname, other)}`];
}
