import type { Owner } from '../../content/schema';
import type { Words } from '../doctor/words/es';
import type { Example } from './check/example';

/** A warning of the build. The doctor prints the same warning in the language of the site. */
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

/**
 * Returns one sentence for each text or picture that is left from the example. `npm run release` and the doctor report these sentences
 * as faults.
 */
export function exampleFaults(examples: readonly Example[], words: Words): string[] {
  return examples.map(({ place, field, text, isForeign }) => {
    if (!text) return words.examplePicture(place);
    return `${place}: ${isForeign ? words.exampleSentence(field) : words.exampleText(field)}`;
  });
}

/** The domains of hosts that do not run PHP. */
const STATIC_HOSTS = ['github.io', 'netlify.app', 'pages.dev', 'vercel.app'];

/** Returns a fault if the contact form needs PHP and the host does not run PHP. */
export function formFaults({ contactForm, siteUrl }: Pick<Owner, 'contactForm' | 'siteUrl'>, words: Words): string[] {
  const { hostname } = new URL(siteUrl);
  const isStatic = STATIC_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  if (contactForm.service !== 'php' || !isStatic) return [];
  const other = hostname.endsWith('netlify.app') ? "{ service: 'netlify' }" : "{ service: 'formspree', id: '…' }";
  return [`src/content/owner.ts: ${words.undelivered(hostname, other)}`];
}
