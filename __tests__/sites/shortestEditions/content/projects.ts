import type { ProjectEntry } from '#content/schema';
import { projects as shortest } from '../../shortest/content/projects';

export { demos, footerProjects } from '../../shortest/content/projects';

export const projects: readonly ProjectEntry[] = shortest.map((project) => ({
  ...project,
  quote: { text: 'Bien', name: 'Li' },
}));
