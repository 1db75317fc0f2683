import { projects } from './projects';

export interface ProjectSlide {
  /** File name in `src/assets/projects`, without extension. */
  image: string;
  title: string;
  alt: string;
  url: string;
}

/** The slides of the home page's coverflow: all projects, then a demo without a page. */
export const slides: readonly ProjectSlide[] = [
  ...projects.map(({ image, title, imageAlt, url }) => ({ image, title, alt: imageAlt, url })),
  {
    image: 'crud',
    title: 'CRUD con Bun y Elysia',
    alt: 'Panel de usuarios de la demostración CRUD, con búsqueda, filtros y acciones por registro',
    url: '#',
  },
];
