import type { Career } from '#content/schema';

export { careerTexts } from '../../reference/content/career';

/** As little as can be told of one post. */
export const career: Career = {
  experience: [{ firm: 'X', posts: [{ title: 'C', start: '2024' }] }],
  studies: [],
  certificates: [],
};
