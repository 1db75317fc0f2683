import { HOME, NO_PAGE, pageFolder } from '../paths';
import { plainText } from '../schema/runningText';
import { fill } from '../words/fill';
import { type EditionData, inCapitals, type PageEntry } from './editionData';
import { type Project, withPage } from './projects';
import {
  breadcrumbs,
  careerOfPerson,
  creativeWork,
  pageReference,
  personId,
  personOf,
  type Thing,
} from './structuredData';

/** A page's metadata for search engines and social networks. */
export interface Metadata {
  path: string;
  title: string;
  /** The full title if the full title is too long for search engines. In this case, `title` is a shorter title. */
  fullTitle?: string;
  description: string;
  keywords: readonly string[];
  robots: 'index, follow' | 'noindex';
  type: 'website' | 'profile' | 'article';
  /** The absolute address of a picture of 1200x630 pixels, and its alternative text. */
  image: { url: string; alt: string };
  /** The structured data of the page, without the data of the owner. */
  structuredData: readonly Thing[];
  /** The addresses of the page in all languages, including its own language. Empty on a site with one language. */
  alternates: readonly { language: string; url: string }[];
}

/** The functions that return the addresses of pictures. */
export interface PictureAddresses {
  /** Returns the path in `dist` of a picture in `src/assets`. */
  pictureFile: (picture: string) => string;
  /** Returns the absolute address of the share image of the page at a path. */
  shareImageOf: (path: string) => string;
}

/** Returns the metadata that all pages have in common. */
export function siteMetadataOf(edition: EditionData, { shareImageOf }: PictureAddresses) {
  const { content, words, tag, editions, say } = edition;
  const { siteUrl, region } = content.owner.owner;
  const { background } = content.theme.palette.screen;
  return {
    siteUrl,
    siteName: say(words.metadata.siteName),
    language: tag,
    /** The locale for Open Graph, such as `es_PA`, and the locales of the other editions. */
    locale: fill(words.openGraph, { region }),
    otherLocales: editions.flatMap(({ folder, openGraph }) => (folder ? openGraph : [])),
    /** The ISO 3166 code of the owner's country. */
    region,
    /** The colour of the browser's own bars. */
    themeColour: /^#(0{3}|0{6})$/.test(background) ? 'black' : background,
    person: personOf(edition, shareImageOf(HOME)),
  };
}

/** The lengths in characters that search engines show in full. */
const TITLE = 70;
const DESCRIPTION = 160;

/** Returns the words of a text that fit into `length` characters. */
function cutToWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const words = text.slice(0, length - 1);
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/[,:;]$/, '')}…`;
}

interface MetadataInput extends Omit<Partial<Metadata>, 'image'> {
  path: string;
  image: { url: string; alt?: string };
  /** The titles from the longest to the shortest. The first title that search engines show in full is used. */
  titles: readonly string[];
  description: string;
  keywords: readonly string[];
}

function metadata({ titles, image, ...page }: MetadataInput, { content, words, editions }: EditionData): Metadata {
  const { siteUrl } = content.owner.owner;
  const [fullTitle = ''] = titles;
  const title = titles.find(({ length }) => length <= TITLE) ?? cutToWords(titles.at(-1) ?? '', TITLE);
  const isListed = page.robots !== 'noindex' && editions.length > 1;
  return {
    title,
    ...(title !== fullTitle && { fullTitle }),
    image: { alt: fill(words.metadata.imageAlt, { title }), ...image },
    type: 'website',
    robots: 'index, follow',
    structuredData: [],
    alternates: isListed ? alternatesOf(page.path, siteUrl, editions) : [],
    ...page,
    description: cutToWords(page.description, DESCRIPTION),
  };
}

/** Returns the addresses of a page in all languages, for search engines. */
function alternatesOf(path: string, siteUrl: string, all: EditionData['editions']): Metadata['alternates'] {
  const editions = all.filter(({ untranslated }) => !untranslated.includes(path));
  const url = (folder: string) => new URL(folder + pageFolder(path), siteUrl).href;
  const alternates = editions.map(({ tag, folder }) => ({ language: tag, url: url(folder) }));
  // Visitors with another language get the English edition, or the first edition if there is no English edition.
  const other = editions.find(({ code }) => code === 'EN') ?? editions[0];
  return other ? [...alternates, { language: 'x-default', url: url(other.folder) }] : alternates;
}

/** Returns the metadata of a page of `pages.ts`. */
export function pageMetadata(page: PageEntry, edition: EditionData, pictures: PictureAddresses): Metadata {
  const { content, words, tag, pages, say, running } = edition;
  const { owner } = content.owner;
  const { name, path, label } = page;
  const projects = withPage(edition);
  const person = { '@id': personId(owner.siteUrl) };
  /** The additional metadata of some pages. */
  const more: Partial<Record<string, { type?: 'profile'; keywords?: readonly string[]; thing: Thing }>> = {
    home: {
      type: 'profile',
      keywords: owner.skills.slice(0, 8),
      thing: { '@type': 'ProfilePage', name: say(words.metadata.siteName), mainEntity: person },
    },
    about: {
      type: 'profile',
      keywords: owner.skills,
      thing: {
        '@type': 'ProfilePage',
        name: inCapitals(owner.profession, tag),
        // All pages describe the same person, but only this page has the career.
        mainEntity: { ...person, '@type': 'Person', ...careerOfPerson(edition) },
      },
    },
    projects: {
      keywords: projects.slice(0, 8).map(({ title }) => title),
      thing: {
        '@type': 'CollectionPage',
        hasPart: projects.map((project) => creativeWork(project, imagesOf(project, edition, pictures), edition)),
      },
    },
    contact: { thing: { '@type': 'ContactPage', mainEntity: person } },
  };
  const { type = 'website', keywords = [], thing } = more[name] ?? {};
  const { contact, ...others } = words.metadata.pages;
  const templates = {
    ...others,
    contact: { ...contact, description: owner.phone ? contact.description : contact.descriptionWithoutPhone },
  }[name as keyof typeof words.metadata.pages];
  const statement = plainText(running(content.about.about.statement));
  const description = templates && say(templates.description, { statement });
  const ownKeywords = page.keywords ?? templates?.keywords.map((keyword) => say(keyword)) ?? [];
  const trail = pages.filter((other) => other.name === 'home' || other === page);
  return metadata(
    {
      path,
      image: { url: pictures.shareImageOf(path) },
      titles: (templates?.titles ?? words.metadata.ownPage.titles).map((title) => say(title, { label })),
      description: page.description ?? description ?? '',
      keywords: [...ownKeywords, ...keywords],
      type,
      structuredData: [
        { '@type': 'WebPage', name: label, url: pageReference(path), inLanguage: tag, ...thing },
        ...(trail.length > 1 ? [breadcrumbs(trail)] : []),
      ],
    },
    edition,
  );
}

/** Returns the absolute addresses of a project's pictures. */
function imagesOf(
  { path, gallery }: Project,
  { content }: EditionData,
  { pictureFile, shareImageOf }: PictureAddresses,
): string[] {
  const { siteUrl } = content.owner.owner;
  return [shareImageOf(path), ...gallery.map(({ image }) => new URL(pictureFile(`projects/${image}`), siteUrl).href)];
}

export function projectMetadata(project: Project, edition: EditionData, pictures: PictureAddresses): Metadata {
  const { words, pages, say } = edition;
  const { title, path, description, keywords, imageAlt } = project;
  const trail = pages.filter(({ name }) => name === 'home' || name === 'projects');
  return metadata(
    {
      path,
      titles: words.metadata.project.titles.map((template) => say(template, { title })),
      description,
      keywords,
      type: 'article',
      image: { url: pictures.shareImageOf(path), ...(imageAlt && { alt: imageAlt }) },
      structuredData: [
        creativeWork(project, imagesOf(project, edition, pictures), edition),
        breadcrumbs([...trail, { label: title, path }]),
      ],
    },
    edition,
  );
}

/** Returns the metadata of an error page, which search engines do not list. The page has home's picture. */
export function errorMetadata(
  name: 'notFound' | 'projectNotFound' | 'loadError',
  { image }: Metadata,
  edition: EditionData,
): Metadata {
  const { words, say } = edition;
  const { title, text } = name === 'loadError' ? words.layout.loadError : words[name];
  const { titles, keywords } = words.metadata[name];
  return metadata(
    {
      path: NO_PAGE,
      image,
      titles: titles.map((template) => say(template, { title })),
      description: text,
      keywords: keywords.map((keyword) => say(keyword)),
      robots: 'noindex',
    },
    edition,
  );
}
