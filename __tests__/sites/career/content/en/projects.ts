import type { Translation } from '#content/schema';
import { projects as reference } from '../../../reference/content/en/projects';

export { demos } from '../../../reference/content/en/projects';

const quote = {
  text: 'Now the orders come in complete, and the team spends the morning in the kitchen, not on the phone.',
  name: 'The owner',
  role: 'ceramics workshop',
};

export const projects: Translation['projects']['projects'] = {
  ...reference,
  4: { ...reference[4], quote } as (typeof reference)[number],
};
