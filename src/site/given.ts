import type { Content, Pages } from '../content/schema';
import { isOutside } from '../schema/kinds';
import { readMarkdown } from '../schema/markdown';
import type { Link, RunningText } from '../schema/runningText';
import type { Words } from '../words/es';
import { fill } from '../words/fill';
import { CV_FILE } from './home';
import { presentPaths } from './presentPaths';
import { type Project, projectsOf } from './projects';
import { RESUME_FILE } from './resume';

/** What each edition has for itself, at the same path in its folder. */
export const MADE_FILES = [CV_FILE, RESUME_FILE];

/** The site in one language. */
export interface Edition {
  /** Language tag. */
  tag: string;
  content: Content;
  /** Those of the language, with the owner's own in their place. */
  words: Words;
  /** Paths of the projects that are not translated. */
  lacks: readonly string[];
}

/** An edition as the pages of another one refer to it. */
export interface EditionLink {
  tag: string;
  /** The short name of the language, such as `EN`. */
  code: string;
  /** The language's name and the name of the link to this edition, both in the language. */
  name: string;
  label: string;
  /** Where the edition lies from the one that is built: `en/` or `../`; empty for that one itself. */
  folder: string;
  /** Locale for Open Graph. */
  openGraph: string;
  lacks: readonly string[];
}

export interface PageEntry {
  name: string;
  path: string;
  label: string;
  description?: string;
  keywords?: readonly string[];
}

/** What all parts of a site are made from. */
export interface Given extends Edition {
  /** All editions, that at the root first. */
  editions: readonly [EditionLink, ...EditionLink[]];
  /** Those of the navigation, in its order. */
  pages: readonly PageEntry[];
  projects: readonly Project[];
  /** The path of a page, unless the owner has left it out. */
  pathOf: (name: string) => string | undefined;
  /** A template in which `{name}`, `{role}`, `{profession}`, `{city}` and `{country}` are the owner's; the country takes the place of a city left out. */
  say: (template: string, values?: Readonly<Record<string, string>>) => string;
  /** Where an address in a running text leads. The files of `public/` lie at the root. */
  linkTo: (address: string) => Link;
  /** A running text of the owner as pages show it. */
  running: (text: string) => RunningText;
  /** A phone number or an address, which is written from left to right in every language. */
  leftToRight: (text: string) => string;
  /** URL of a mail to the owner. */
  mailUrl: string;
  /** URL of a chat with the owner, with a text ready to send: WhatsApp, or mail if there is no phone number. */
  chatUrl: (text: string) => string;
}

export function given(edition: Edition, editions: readonly Edition[]): Given {
  const { content, words } = edition;
  const { owner } = content.owner;
  const { name, role, profession, city, country } = owner;
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
    say: (template, values) => fill(template, { name, role, profession, city: city ?? country, country, ...values }),
    linkTo,
    running: (text) => readMarkdown(text, linkTo),
    leftToRight: (text) => (words.direction === 'rtl' ? `\u2066${text}\u2069` : text),
    mailUrl,
    chatUrl: (text) => (owner.phone ? chatWith(owner.phone) : `${mailUrl}?body=`) + encodeURIComponent(text),
  };
}

/** The beginning of a chat's URL, which a text follows. */
export const chatWith = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}?text=`;

/** A phone number as telephones take it. */
export const dialled = (phone: string) => phone.replace(/[^+\d]/g, '');

/** A text with a capital at its start, as a language writes it. */
export function capitalised(text: string, tag: string): string {
  return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
}

/** A text in capitals, but for words that are written like `iOS`. */
export function inCapitals(text: string, tag: string): string {
  return text.replaceAll(/[\p{L}\p{M}\d]+/gu, (word) =>
    /^\p{Ll}+\p{Lu}/u.test(word) ? word : word.toLocaleUpperCase(tag),
  );
}

/** What the pages of an edition say of all. */
function linksTo(editions: readonly Edition[], current: Edition): Given['editions'] {
  const [root] = editions;
  const links = editions.map((edition) => {
    const { tag, words, content, lacks } = edition;
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
    const folder = edition === root ? '' : `${tag}/`;
    return {
      tag,
      code: new Intl.Locale(tag).language.toUpperCase(),
      name: capitalised(name, tag),
      label: words.edition,
      folder: edition === current ? '' : (current === root ? '' : '../') + folder,
      openGraph: fill(words.openGraph, { region: content.owner.owner.region }),
      lacks,
    };
  });
  return links as unknown as Given['editions'];
}
