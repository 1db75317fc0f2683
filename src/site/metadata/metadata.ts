import type { Graph, Person } from 'schema-dts';
import { locale } from '#content/locale';
import { metadata as texts } from '#content/metadata';
import { owner } from '#content/owner';
import { pages } from '#content/pages';
import { editionsWith, otherEditions } from '../editions';
import { fill } from '../fill';
import { ownerText } from '../ownerText';
import { folderOf, HOME } from '../paths';

/** A page's metadata for search engines and social networks. */
export interface Metadata {
  title: string;
  /** The full title, if search engines would cut it off and `title` is a shorter one. */
  fullTitle?: string;
  description: string;
  keywords: readonly string[];
  /** Absolute address of the page. */
  canonical: string;
  robots: 'index, follow' | 'noindex';
  type: 'website' | 'profile' | 'article';
  siteName: string;
  /** Language tag. */
  language: string;
  /** Of Open Graph, such as `es_PA`. */
  locale: string;
  /** ISO 3166 code of the owner's country. */
  region: string;
  /** Absolute address of a picture of 1200x630 pixels, and its alternative text. */
  image: { url: string; alt: string };
  structuredData: Graph;
  /** The page in all languages, its own included, if there are several. */
  alternates: readonly { language: string; url: string }[];
  /** Of Open Graph, of the other editions. */
  otherLocales: readonly string[];
}

/** An edition refers to pictures that lie at the root by `../`. */
export const file = (path: string) => new URL(path, owner.siteUrl).href;

/** Absolute address of the page at a path. */
export type Address = (path: string) => string;

/** The address in the app, with `#`. */
export const appAddress: Address = (path) => `${owner.siteUrl}#${path}`;

/** The address of the page's own file, for search engines and social networks, which ignore what follows the `#`. */
export const fileAddress: Address = (path) => file(path === HOME ? '' : folderOf(path));

/** A page's metadata for one of its addresses. */
export type MetadataAt = (address: Address) => Metadata;

/** Absolute address of the picture that the build draws for the page at `path`. */
export const shareImage = (path: string) => file(`share${path === pages.home.path ? '/home' : path}.png`);
export const personId = `${owner.siteUrl}#person`;
export const siteName = ownerText(texts.siteName);
export const language = locale.tag;

const person: Person = {
  '@type': 'Person',
  '@id': personId,
  name: owner.name,
  familyName: owner.familyName,
  jobTitle: owner.role,
  url: owner.siteUrl,
  image: shareImage(pages.home.path),
  telephone: owner.phone,
  email: owner.email,
  knowsAbout: [...owner.skills],
  knowsLanguage: KNOWN_LANGUAGES ? KNOWN_LANGUAGES.split(',') : language,
  address: { '@type': 'PostalAddress', addressLocality: owner.city, addressCountry: owner.region },
  sameAs: owner.profiles.map(({ url }) => url),
};

/** Breadcrumbs after the home page. */
type Trail = { label: string; path: string }[];

export function graph(address: Address, node?: Graph['@graph'][number], trail: Trail = []): Graph {
  const breadcrumbs = [pages.home, ...trail].map(({ label, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: address(path),
  }));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      person,
      ...(node ? [node] : []),
      ...(trail.length > 0 ? [{ '@type': 'BreadcrumbList' as const, itemListElement: breadcrumbs }] : []),
    ],
  };
}

/** The words of a text that fit into `length` characters. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const words = text.slice(0, length - 1);
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/[,:;]$/, '')}…`;
}

/** Tells search engines and social networks of a page in all languages. */
function editionsOf(path: string): Pick<Metadata, 'alternates' | 'otherLocales'> {
  const editions = editionsWith(path);
  const alternates = editions.map(({ tag, folder }) => ({ language: tag, url: file(folder + folderOf(path)) }));
  // For visitors of all other languages: English, where there is an edition in it.
  const english = editions.find(({ code }) => code === 'EN') ?? editions[0];
  if (english) alternates.push({ language: 'x-default', url: file(english.folder + folderOf(path)) });
  return { alternates, otherLocales: editions.flatMap(({ folder, openGraph }) => (folder ? openGraph : [])) };
}

interface Page {
  path: string;
  /** From the full title to the shortest: the first is used that search engines show in full. */
  titles: readonly string[];
  description: string;
  keywords: readonly string[];
  image?: Metadata['image'];
  type?: Metadata['type'];
  robots?: Metadata['robots'];
  structuredData: (address: Address) => Graph;
}

/* Lengths in characters that search engines show in full. */
const TITLE = 70;
const DESCRIPTION = 160;

export function metadata({ path, titles, description, structuredData, ...page }: Page): MetadataAt {
  const [fullTitle = ''] = titles;
  const title = titles.find(({ length }) => length <= TITLE) ?? cut(titles.at(-1) ?? '', TITLE);
  return (address) => ({
    title,
    ...(title !== fullTitle && { fullTitle }),
    description: cut(description, DESCRIPTION),
    canonical: address(path),
    siteName,
    image: { url: shareImage(path), alt: fill(texts.imageAlt, { title }) },
    type: 'website',
    robots: 'index, follow',
    language,
    locale: fill(locale.openGraph, { region: owner.region }),
    region: owner.region,
    structuredData: structuredData(address),
    ...(page.robots !== 'noindex' && otherEditions.length > 0
      ? editionsOf(path)
      : { alternates: [], otherLocales: [] }),
    ...page,
  });
}
