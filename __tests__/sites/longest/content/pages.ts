import type { FormerPaths } from '../../../../src/content/schema';

export { pages } from '../../reference/content/pages';

export const formerPaths: FormerPaths = {};
