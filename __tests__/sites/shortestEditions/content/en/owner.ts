import type { Translation } from '#content/schema';
import { owner as shortest } from '../../../shortest/content/en/owner';

export { curriculum } from '../../../shortest/content/en/owner';

export const owner: Translation['owner']['owner'] = { ...shortest, availability: 'Now' };
