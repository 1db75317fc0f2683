import type { Translation } from '#content/schema';
import { projects as longest } from '../../../longest/content/en/projects';
import { written } from '../../../longest/content/en/writing';

export { demos } from '../../../longest/content/en/projects';

type Words = Translation['projects']['projects'];

const quote = { text: written(400, 400), name: written(61, 60), role: written(80, 80) };

export const projects: Words = Object.fromEntries(
  Object.entries(longest).map(([id, project]) => [id, { ...project, quote }]),
);
