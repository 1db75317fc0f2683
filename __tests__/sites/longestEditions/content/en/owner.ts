import type { Translation } from '#content/schema';
import { owner as longest } from '../../../longest/content/en/owner';
import { written } from '../../../longest/content/en/writing';

export { curriculum } from '../../../longest/content/en/owner';

export const owner: Translation['owner']['owner'] = { ...longest, availability: written(60, 60) };
