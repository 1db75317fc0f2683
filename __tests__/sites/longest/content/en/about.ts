import type { Translation } from '#content/schema';
import { written } from './writing';

export const about: Translation['about']['about'] = {
  statement: written(300, 400),
  paragraphs: Array.from({ length: 12 }, (_, index) => written(301 + index, 2000)),
};
