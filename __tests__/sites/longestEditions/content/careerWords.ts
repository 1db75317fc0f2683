import type { Translation } from '#content/schema';

/** The first post of each firm, of twelve. */
const FIRST_POSTS = [0, 5, 7, 8, 9, 10, 11];

/** Texts as long as the schema allows for as many entries as it allows, and for twelve posts. */
export function careerWords(
  written: (number: number, length: number) => string,
  titleOf: (post: number) => string,
): Translation['career']['career'] {
  const many = <Entry>(count: number, entryAt: (index: number) => Entry) =>
    Array.from({ length: count }, (_, index) => entryAt(index));
  const posts = many(12, (post) => ({
    title: titleOf(post + 1),
    summary: written(5000 + post, 400),
    highlights: many(8, (index) => written(5100 + 10 * post + index, 200)),
  }));
  return {
    experience: FIRST_POSTS.map((first, index) => ({
      firm: written(5300 + index, 80),
      place: written(5400 + index, 80),
      posts: posts.slice(first, FIRST_POSTS[index + 1]),
    })),
    studies: many(12, (index) => ({
      title: written(5500 + index, 100),
      institution: written(5600 + index, 80),
      text: written(5700 + index, 400),
    })),
    certificates: many(24, (index) => ({ title: written(5800 + index, 100), issuer: written(5900 + index, 80) })),
  };
}
