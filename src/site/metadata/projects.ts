import { metadata as texts } from '#content/metadata';
import { pages } from '#content/pages';
import { withPage } from '../editions';
import { ownerText, ownerTexts } from '../ownerText';
import { projects } from '../projects';
import { graph, language, metadata } from './metadata';
import { creativeWork } from './project';

export const portfolioMetadata = metadata({
  path: pages.projects.path,
  titles: ownerTexts(texts.pages.projects.titles, pages.projects),
  description: ownerText(texts.pages.projects.description),
  keywords: [
    ...ownerTexts(texts.pages.projects.keywords),
    ...withPage(projects)
      .slice(0, 8)
      .map(({ title }) => title),
  ],
  structuredData: (address) =>
    graph(
      address,
      {
        '@type': 'CollectionPage',
        name: pages.projects.label,
        url: address(pages.projects.path),
        inLanguage: language,
        hasPart: withPage(projects).map((project) => creativeWork(project, address)),
      },
      [pages.projects],
    ),
});
