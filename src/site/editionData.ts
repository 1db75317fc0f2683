import type { Content, Pages } from '../content/schema';
import { isOutside } from '../schema/kinds';
import { readMarkdown } from '../schema/markdown';
import type { Link, RunningText } from '../schema/runningText';
import type { Words } from '../words/es';
import { fill } from '../words/fill';
import { presentPaths } from './presentPaths';
import { type Project, projectsOf } from './projects';
import { RESUME_FILE } from './resume';

/** The path of the CV in the folder of an edition. */
export const CV_FILE = 'cv.pdf';

/** The generated files that each edition has in its own folder. */
export const MADE_FILES = [CV_FILE, RESUME_FILE];

/** The site in one language. */
export interface Edition {
  tag: string;
  content: Content;
  /** The words of the language. The owner's own words replace some of these words. */
  words: Words;
  /** The paths of the projects that are not translated. */
  untranslated: readonly string[];
}

/** The data about an edition that the pages of all editions need. */
export interface EditionLink {
  tag: string;
  /** The short name of the language, such as `EN`. */
  code: string;
  /** The name of the language and the label of the link to this edition, both in this language. */
  name: string;
  label: string;
  /** The path to this edition from the edition that is built, such as `en/` or `../`. Empty for the edition that is built. */
  folder: string;
  /** The locale for Open Graph. */
  openGraph: string;
  untranslated: readonly string[];
}

export interface PageEntry {
  name: string;
  path: string;
  label: string;
  description?: string;
  keywords?: readonly string[];
}

/** An edition with data and functions that follow from its content and words. All parts of the edition's site are made from them. */
export interface EditionData extends Edition {
  /** All editions, the one at the root first. */
  editions: readonly [EditionLink, ...EditionLink[]];
  /** The pages of the navigation, in its order. */
  pages: readonly PageEntry[];
  projects: readonly Project[];
  /** Returns the path of a page, or undefined if the owner has left out the page. */
  pathOf: (name: string) => string | undefined;
  /**
   * Fills in a template. The owner's facts replace the placeholders `{name}`, `{role}`, `{profession}`, `{city}` and `{country}`.
   * Without a city, the country replaces `{city}`. The country has its article, as in "the Netherlands".
   */
  say: (template: string, values?: Readonly<Record<string, string>>) => string;
  /** Returns the link for an address in a running text. The files of `public/` are at the root of the site. */
  linkTo: (address: string) => Link;
  /** Returns a running text of the owner in the form that pages show. */
  running: (text: string) => RunningText;
  /** Marks a phone number or an address, so that browsers write it from left to right in every language. */
  leftToRight: (text: string) => string;
  /** The URL of a mail to the owner. */
  mailUrl: string;
  /** Returns the URL of a WhatsApp chat with the owner, or of a mail if there is no phone number. The text is ready to send. */
  chatUrl: (text: string) => string;
}

export function editionData(edition: Edition, editions: readonly Edition[]): EditionData {
  const { content, words } = edition;
  const { owner } = content.owner;
  const { name, role, profession } = owner;
  const country = words.countries.find((named) => named.replace(/^\S+ /, '') === owner.country) ?? owner.country;
  const { city = country } = owner;
  const pages = Object.entries<Pages[string]>(content.pages.pages).map(([name, page]) => ({
    ...page,
    name,
    label: page.label ?? words.pages[name as keyof Words['pages']],
  }));
  const mailUrl = `mailto:${owner.email}`;
  const links = linksTo(editions, edition);
  const ids = content.projects.projects.map(({ id }) => id);
  const paths = presentPaths(content.pages.pages, content.pages.formerPaths, ids);
  const linkTo = (address: string): Link => {
    const to = paths.get(address);
    if (to || isOutside(address)) return to ? { to } : { href: address };
    const file = address.replace(/^\//, '');
    return { href: (MADE_FILES.includes(file) ? '' : links[0].folder) + encodeURI(file) };
  };
  const pathOf = (name: string) => pages.find((page) => page.name === name)?.path;
  return {
    ...edition,
    editions: links,
    pages,
    projects: projectsOf(edition, links, pathOf('projects')),
    pathOf,
    say: (template, values) => fill(template, { name, role, profession, city, country, ...values }),
    linkTo,
    running: (text) => readMarkdown(text, linkTo),
    leftToRight: (text) => (words.direction === 'rtl' ? `\u2066${text}\u2069` : text),
    mailUrl,
    chatUrl: (text) => (owner.phone ? chatWith(owner.phone) : `${mailUrl}?body=`) + encodeURIComponent(text),
  };
}

/** Returns the beginning of a chat's URL. The encoded text of the message follows. */
export const chatWith = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}?text=`;

/** Returns a phone number in the form that telephones dial. */
export const dialled = (phone: string) => phone.replace(/[^+\d]/g, '');

/** Returns a text with a capital at its start, by the rules of a language. */
export function capitalised(text: string, tag: string): string {
  return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
}

/** Returns a text in capitals. Words that are written like `iOS` stay as they are. */
export function inCapitals(text: string, tag: string): string {
  return text.replaceAll(/[\p{L}\p{M}\d]+/gu, (word) =>
    /^\p{Ll}+\p{Lu}/u.test(word) ? word : word.toLocaleUpperCase(tag),
  );
}

/** Returns the data about all editions that the pages of the current edition need. */
function linksTo(editions: readonly Edition[], current: Edition): EditionData['editions'] {
  const [root] = editions;
  const links = editions.map((edition) => {
    const { tag, words, content, untranslated } = edition;
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
    const folder = edition === root ? '' : `${tag}/`;
    return {
      tag,
      code: new Intl.Locale(tag).language.toUpperCase(),
      name: capitalised(name, tag),
      label: words.edition,
      folder: edition === current ? '' : (current === root ? '' : '../') + folder,
      openGraph: fill(words.openGraph, { region: content.owner.owner.region }),
      untranslated,
    };
  });
  return links as unknown as EditionData['editions'];
}
