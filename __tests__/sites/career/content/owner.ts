import type { Owner } from '#content/schema';
import { owner as reference } from '../../reference/content/owner';

export { curriculum, kept } from '../../reference/content/owner';

export const owner: Owner = { ...reference, availability: 'Disponible desde enero', skillsInGreeting: 3 };
