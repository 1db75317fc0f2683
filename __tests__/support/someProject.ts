import { projects } from '#site/otherPages';

/** A project with all that may be left out. Its pictures are any of the tests' site. */
export const someProject: (typeof projects)[number] = {
  ...(projects[0] as (typeof projects)[number]),
  id: 7,
  path: '/trabajos/7',
  title: 'Taller de barro',
  description: 'Una agenda para clases de torno.',
  image: 'ecommerce',
  imageAlt: 'La agenda de una semana',
  subtitle: 'Cada torno tiene su hora',
  paragraphs: ['Había una libreta.', 'Ahora hay una agenda.'],
  technologies: [
    { name: 'Redux', icon: 'redux' },
    { name: 'npm', icon: 'npm' },
  ],
  keywords: ['agenda'],
  url: 'https://barro.test/',
  repository: 'https://codigo.test/barro',
  role: 'Desarrollo',
  year: 2020,
  client: 'Un taller',
  duration: '4 semanas',
  results: ['Nadie espera su turno', 'Las clases se llenan'],
  gallery: [],
};
