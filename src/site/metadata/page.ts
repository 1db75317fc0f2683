import { metadata as texts } from '#content/metadata';
import { pages } from '#content/pages';
import type { MetadataTexts } from '#content/schema';
import { ownerText, ownerTexts } from '../ownerText';
import { graph, language, type MetadataAt, metadata } from './metadata';

/** The metadata of a page of `pages.ts`, from its texts alone. */
export function pageMetadata(name: keyof typeof pages): MetadataAt {
  const page = pages[name];
  // The build refuses a page without texts.
  const { titles, description, keywords } = texts.pages[name] as MetadataTexts['pages'][string];
  return metadata({
    path: page.path,
    titles: ownerTexts(titles, page),
    description: ownerText(description),
    keywords: ownerTexts(keywords),
    structuredData: (address) =>
      graph(address, { '@type': 'WebPage', name: page.label, url: address(page.path), inLanguage: language }, [page]),
  });
}
