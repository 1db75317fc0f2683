import type { Translation } from '#content/schema';
import { projects as shortest } from '../../../shortest/content/en/projects';

export { demos } from '../../../shortest/content/en/projects';

export const projects: Translation['projects']['projects'] = {
  1: { ...shortest[1], quote: { text: 'Good', name: 'Li' } } as (typeof shortest)[number],
};
