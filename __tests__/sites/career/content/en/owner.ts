import type { Translation } from '#content/schema';
import { owner as reference } from '../../../reference/content/en/owner';

export { curriculum } from '../../../reference/content/en/owner';

export const owner: Translation['owner']['owner'] = { ...reference, availability: 'Available from January' };
