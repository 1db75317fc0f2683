import { metadata as texts } from '#content/metadata';
import { owner } from '#content/owner';
import { pages } from '#content/pages';
import { ownerText, ownerTexts } from '../ownerText';
import { graph, language, metadata, personId } from './metadata';

const { titles, description, descriptionWithoutPhone, keywords } = texts.pages.contact;

export const contactMetadata = metadata({
  path: pages.contact.path,
  titles: ownerTexts(titles, pages.contact),
  description: ownerText((!owner.phone && descriptionWithoutPhone) || description),
  keywords: ownerTexts(keywords),
  structuredData: (address) =>
    graph(
      address,
      {
        '@type': 'ContactPage',
        name: pages.contact.label,
        url: address(pages.contact.path),
        inLanguage: language,
        mainEntity: { '@id': personId },
      },
      [pages.contact],
    ),
});
