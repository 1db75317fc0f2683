import { metadata as texts } from '#content/metadata';
import { owner } from '#content/owner';
import { pages } from '#content/pages';
import { about } from '../about';
import { ownerText, ownerTexts } from '../ownerText';
import { careerOfPerson } from './career';
import { graph, language, metadata, personId } from './metadata';

export const aboutMetadata = metadata({
  path: pages.about.path,
  titles: ownerTexts(texts.pages.about.titles, pages.about),
  description: ownerText(texts.pages.about.description, { statement: about.statement }),
  keywords: [...ownerTexts(texts.pages.about.keywords), ...owner.skills],
  type: 'profile',
  structuredData: (address) =>
    graph(
      address,
      {
        '@type': 'ProfilePage',
        name: about.heading,
        url: address(pages.about.path),
        inLanguage: language,
        // The same person as in the rest of the graph, of whom other pages say less.
        mainEntity: { '@id': personId, '@type': 'Person', ...careerOfPerson },
      },
      [pages.about],
    ),
});
