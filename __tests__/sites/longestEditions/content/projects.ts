import type { ProjectEntry } from '#content/schema';
import { projects as longest } from '../../longest/content/projects';
import { written } from '../../longest/content/writing';

export { demos, footerProjects } from '../../longest/content/projects';

const quote = { text: written(400, 400), name: written(61, 60), role: written(80, 80) };

export const projects: readonly ProjectEntry[] = longest.map((project) => ({ ...project, quote }));
