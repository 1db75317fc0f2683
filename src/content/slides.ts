import { projects } from './projects';

export interface ProjectSlide {
  /** File name in `src/assets/projects`, without extension. */
  image: string;
  title: string;
  alt: string;
  url: string;
}

/** The coverflow of the home page: the six projects, then a demo that has no page of its own. */
export const slides: readonly ProjectSlide[] = [
  ...projects.map(({ image, title, imageAlt, url }) => ({ image, title, alt: imageAlt, url })),
  {
    image: 'crud',
    title: 'CRUD con Bun y Elysia',
    alt: 'Panel de usuarios de la demostración CRUD, con búsqueda, filtros y acciones por registro',
    url: '#',
  },
];
