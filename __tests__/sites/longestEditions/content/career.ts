import type { Career } from '#content/schema';
import { written } from '../../longest/content/writing';
import { careerWords } from './careerWords';

export { careerTexts } from '../../reference/content/career';

const words = careerWords(
  written,
  (post) => `Programadora del modelo ${post} del músculo esternocleidooccipitomastoideo`,
);
const url = 'https://empresa.test/'.padEnd(300, 'experiencia');
/** Of two years, of which each overlaps with the one before; the first is not over. */
const time = (before: number) => ({
  start: before % 2 ? `${2023 - before}` : `${2023 - before}-09`,
  ...(before > 0 && { end: before % 3 ? `${2025 - before}-09` : `${2025 - before}` }),
});

let posts = 0;

/** As much as can be told of twelve posts. */
export const career: Career = {
  experience: words.experience.map((firm) => ({
    ...firm,
    url,
    posts: firm.posts.map((post) => ({ ...post, ...time(posts++) })),
  })),
  studies: words.studies.map((study, index) => ({ ...study, url, ...time(index) })),
  certificates: words.certificates.map((certificate, index) => ({ ...certificate, url, date: `${2024 - index}-09` })),
};
