import { written } from '../../../longest/content/en/writing';
import { careerWords } from '../careerWords';

export { careerTexts } from '../../../reference/content/en/career';

export const career = careerWords(
  written,
  (post) => `Programmer of part ${post} of the registry of pseudopseudohypoparathyroidism`,
);
