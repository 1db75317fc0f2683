import type { Owner } from '#content/schema';
import { owner as longest } from '../../longest/content/owner';
import { written } from '../../longest/content/writing';

export { curriculum, kept } from '../../longest/content/owner';

export const owner: Owner = { ...longest, availability: written(60, 60) };
