import { type EditionData, inCapitals } from './editionData';
import { quotationOf } from './quotes';

/** Returns the data of the page about the owner, without the career. */
export function aboutOf(edition: EditionData) {
  const { content, words, tag, running } = edition;
  const { about } = content.about;
  const { owner, curriculum } = content.owner;
  const { languages = [], interests = [] } = curriculum;
  const { skyline } = owner.illustrations;
  return {
    statement: running(about.statement),
    paragraphs: about.paragraphs.map(running),
    heading: inCapitals(owner.profession, tag),
    image: skyline ? { name: 'illustrations/skyline', alt: skyline } : undefined,
    quotes: about.quotes?.map((quote) => quotationOf(quote, edition)) ?? [],
    facts: [
      // A single language is the language of the page, so no list is shown.
      { label: words.cv.languages, text: languages.length > 1 ? languages.join('; ') : '' },
      { label: words.cv.interests, text: interests.join(', ') },
    ],
  };
}
