import type { ProjectEntry } from '#content/schema';
import { projects as reference } from '../../reference/content/projects';

export { demos, footerProjects } from '../../reference/content/projects';

const quote = {
  text: 'Ahora los pedidos llegan completos y el equipo dedica la mañana a la cocina, no al teléfono.',
  name: 'La dueña',
  role: 'taller de cerámica',
};

export const projects: readonly ProjectEntry[] = reference.map((project) =>
  project.id === 4 ? { ...project, quote } : project,
);
