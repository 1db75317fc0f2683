import { load } from 'cheerio';
import type { Translation } from '../../src/content/schema';
import { networks } from '../../src/schema/networks';
import { longest } from '../sites/longest';
import { message } from './contactMessage';
import { pseudoContent, pseudoWords } from './pseudoWords';
import { content } from './reference';
import { PSEUDO, siteDist } from './sites';

/** The edition of the longest site in a language that nobody speaks. */
export const PSEUDO_SITE = `${siteDist('longest')}/${PSEUDO}`;

/** Its words, and its sentences of the owner's projects by their numbers. */
export const pseudo = pseudoWords();
export const pseudoProjects: Translation['projects']['projects'] = Object(
  pseudoContent({ ...content, ...longest }).projects?.projects,
);

const { owner } = longest.owner;
const links = longest.projects.projects.flatMap(({ url, repository }) => [url, repository]);

/** What is the same in every language, and the words of `Intl` for it. */
const FACTS: string[] = [
  ...[owner.name, owner.phone ?? '', owner.email, owner.siteUrl],
  ...[owner.siteUrl, ...links].map((url) => (url ? new URL(url).host : '')),
  ...[...longest.technologies.technologies.map(({ name }) => name), ...Object.keys(networks)],
  ...new Intl.ListFormat(PSEUDO).formatToParts(['1', '2', '3']).map(({ value }) => value.trim()),
  ...Array.from({ length: 12 }, (_, month) => new Date(2026, month).toLocaleString(PSEUDO, { month: 'long' })),
  ...['ES', 'PT', new Intl.DisplayNames('es', { type: 'language' }).of('es') ?? ''],
  ...Object.values(message),
].sort((one, other) => other.length - one.length);

/** The words of texts that are neither in ‹ ›, which search engines may cut, nor facts, each after a place. */
export function foreignIn(place: string, texts: readonly (string | undefined)[]): string[] {
  return texts.flatMap((text = '') => {
    let left = text.replaceAll(/\s+/g, ' ');
    // What is in ‹ › may have such a text in it.
    while (/‹/.test(left)) left = left.replaceAll(/‹[^‹›]*(›|(?=…)|$)/g, ' ');
    for (const fact of FACTS) if (/\p{L}/u.test(fact)) left = left.replaceAll(fact, ' ');
    return left.split(/\s+/).flatMap((word) => (/\p{L}/u.test(word) ? `${place}: ${word}` : []));
  });
}

/** The attributes whose texts are read out or shown. */
const ATTRIBUTES = ['alt', 'title', 'aria-label', 'aria-roledescription', 'placeholder'];
/** The texts of a page's markup, without those in other languages. */
export function textsOf(html: string): (string | undefined)[] {
  const $ = load(html, { scriptingEnabled: false });
  $('script, style, a[hreflang]').remove();
  const labels = ATTRIBUTES.flatMap((name) => [...$(`[${name}]`)].map((element) => $(element).attr(name)));
  return [$('title').text(), $('body').text(), ...labels];
}
