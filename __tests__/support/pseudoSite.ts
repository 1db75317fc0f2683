import { load } from 'cheerio';
import type { Translation } from '../../src/content/schema';
import { networks } from '../../src/schema/networks';
import { longest } from '../sites/longest';
import { message } from './contactMessage';
import { pseudoContent, pseudoWords } from './pseudoWords';
import { content } from './reference';
import { PSEUDO, siteDist } from './sites';

/** The edition of the longest site in the invented language. */
export const PSEUDO_SITE = `${siteDist('longest')}/${PSEUDO}`;

export const pseudo = pseudoWords();
/** The owner's sentences about the projects in the invented language, by the number of the project. */
export const pseudoProjects: Translation['projects']['projects'] = Object(
  pseudoContent({ ...content, ...longest }).projects?.projects,
);

const { owner } = longest.owner;
const links = longest.projects.projects.flatMap(({ url, repository }) => [url, repository]);

/** The texts that are the same in every language, or come from `Intl`. */
const FACTS: string[] = [
  ...[owner.name, owner.phone ?? '', owner.email, owner.siteUrl],
  ...[owner.siteUrl, ...links].map((url) => (url ? new URL(url).host : '')),
  ...[...longest.technologies.technologies.map(({ name }) => name), ...Object.keys(networks)],
  ...new Intl.ListFormat(PSEUDO).formatToParts(['1', '2', '3']).map(({ value }) => value.trim()),
  ...Array.from({ length: 12 }, (_, month) => new Date(2026, month).toLocaleString(PSEUDO, { month: 'long' })),
  ...['ES', 'PT', new Intl.DisplayNames('es', { type: 'language' }).of('es') ?? ''],
  ...Object.values(message),
].sort((one, other) => other.length - one.length);

/** The words that are neither facts nor in the invented language, each after `place`. A shortened text can lack its ›. */
export function foreignIn(place: string, texts: readonly (string | undefined)[]): string[] {
  return texts.flatMap((text = '') => {
    let left = text.replaceAll(/\s+/g, ' ');
    // Texts between ‹ and › can be nested.
    while (/‹/.test(left)) left = left.replaceAll(/‹[^‹›]*(›|(?=…)|$)/g, ' ');
    for (const fact of FACTS) if (/\p{L}/u.test(fact)) left = left.replaceAll(fact, ' ');
    return left.split(/\s+/).flatMap((word) => (/\p{L}/u.test(word) ? `${place}: ${word}` : []));
  });
}

/** The attributes with texts that browsers show or screen readers read. */
const ATTRIBUTES = ['alt', 'title', 'aria-label', 'aria-roledescription', 'placeholder'];
/** The texts of a page's markup, without links to other languages. */
export function textsOf(html: string): (string | undefined)[] {
  const $ = load(html, { scriptingEnabled: false });
  $('script, style, a[hreflang]').remove();
  const labels = ATTRIBUTES.flatMap((name) => [...$(`[${name}]`)].map((element) => $(element).attr(name)));
  return [$('title').text(), $('body').text(), ...labels];
}
