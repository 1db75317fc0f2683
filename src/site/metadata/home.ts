import { metadata as texts } from '#content/metadata';
import { owner } from '#content/owner';
import { pages } from '#content/pages';
import { ownerText, ownerTexts } from '../ownerText';
import { graph, language, metadata, personId, siteName } from './metadata';

export const homeMetadata = metadata({
  path: pages.home.path,
  titles: ownerTexts(texts.pages.home.titles),
  description: ownerText(texts.pages.home.description),
  keywords: [...ownerTexts(texts.pages.home.keywords), ...owner.skills.slice(0, 8)],
  type: 'profile',
  structuredData: (address) =>
    graph(address, {
      '@type': 'ProfilePage',
      name: siteName,
      url: address(pages.home.path),
      inLanguage: language,
      mainEntity: { '@id': personId },
    }),
});
