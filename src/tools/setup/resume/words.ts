import type { Career, Translation } from '../../../content/schema';
import type { Tell } from './entries';

type Words = Translation['career']['career'];
type Firm = Career['experience'][number];
type Post = Firm['posts'][number];

/** The career's texts in English. Those that the English résumé lacks stay as they are, which is told. */
export function careerWords(spanish: Career, english: Career, tell: Tell): Words {
  const wordsOf = <Item extends object, Name extends keyof Item & string>(
    item: Item,
    other: Item | undefined,
    names: readonly Name[],
    path: string,
  ): Pick<Item, Name> => {
    const words = names.flatMap((name) => {
      const [text, translated] = [item[name], other?.[name]];
      if (text === undefined) return [];
      if (translated === undefined)
        tell(
          { path: `${path}.${name}` },
          'queda en español en la edición en inglés; tradúcelo en src/content/en/career.ts',
        );
      return [[name, translated ?? text]];
    });
    return Object.fromEntries(words);
  };
  return {
    experience: spanish.experience.map((firm, index) => {
      const path = `career.experience[${index + 1}]`;
      const other = sameOf(firm, english.experience, ({ firm }) => firm, index);
      return {
        ...wordsOf(firm, other, ['firm', 'place'], path),
        posts: firm.posts.map((post, index) =>
          wordsOf(
            post,
            sameOf<Post>(post, other?.posts ?? [], ({ start }) => start, index),
            ['title', 'summary', 'highlights'],
            `${path}.posts[${index + 1}]`,
          ),
        ),
      };
    }),
    studies: spanish.studies.map((study, index) => {
      const other = sameOf(study, english.studies, ({ institution }) => institution, index);
      return wordsOf(study, other, ['title', 'institution', 'text'], `career.studies[${index + 1}]`);
    }),
    certificates: spanish.certificates.map((certificate, index) => {
      const other = sameOf(certificate, english.certificates, ({ title }) => title, index);
      return wordsOf(certificate, other, ['title', 'issuer'], `career.certificates[${index + 1}]`);
    }),
  };
}

/** The one entry with the same name, or else that in the same place. */
function sameOf<Item>(item: Item, others: readonly Item[], nameOf: (item: Item) => string, index: number) {
  const same = others.filter((other) => nameOf(other) === nameOf(item));
  return same.length === 1 ? same[0] : others[index];
}
