import type { Owner } from '#content/schema';
import { owner as shortest } from '../../shortest/content/owner';

export { curriculum, kept } from '../../shortest/content/owner';

export const owner: Owner = { ...shortest, availability: 'Ya' };
