import type { Translation } from '#content/schema';

export { careerTexts } from '../../../reference/content/en/career';

export const career: Translation['career']['career'] = {
  experience: [{ firm: 'X', posts: [{ title: 'C' }] }],
  studies: [],
  certificates: [],
};
