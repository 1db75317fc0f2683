import type { FormerPaths } from '#content/schema';

export { pages } from '../../reference/content/pages';

export const formerPaths: FormerPaths = {};
