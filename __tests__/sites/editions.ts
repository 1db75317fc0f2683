import type { Career, Content } from '../../src/content/schema';
import { about } from './reference/content/about';
import * as owner from './reference/content/owner';
import * as projects from './reference/content/projects';

const place = 'Ciudad de Panamá';
export const summary =
  'Tiendas y **paneles** de `administración` para [comercios](https://comercios.test/) de la *región*, como [este](/projects/3).';
export const highlights = [
  'Componentes para todos los sitios',
  'Formularios breves',
  'Plantillas accesibles',
  'Guía de estilo',
];
const thesis = { url: 'https://universidad.test/', text: 'Trabajo final sobre formularios accesibles.' };
const dated = { date: '2025-05', url: 'https://certificados.test/1' };

export const career: Career = {
  experience: [
    {
      ...{ firm: 'Agencia de comercio electrónico', url: 'https://agencia.test/', place },
      posts: [{ title: 'Desarrollador full stack', start: '2023-03', summary, highlights: highlights.slice(2) }],
    },
    {
      ...{ firm: 'Estudio de diseño', place: 'a distancia' },
      posts: [
        { title: 'Desarrollador frontend', start: '2021-09', end: '2023-02', summary, highlights },
        { title: 'Practicante', start: '2021', end: '2021' },
      ],
    },
    {
      firm: 'Proveedor de hospedaje',
      posts: [
        { title: 'Soporte técnico', start: '2019', end: '2021' },
        { title: 'Ayudante', start: '2017', end: '2019-06', summary, highlights },
      ],
    },
    { firm: 'Editorial', place, posts: [{ summary: 'Libros escolares.\n\nLa tienda y su catálogo.' }] },
  ],
  studies: [
    { title: 'Diplomado en arquitectura de software', institution: 'Instituto técnico', start: '2024-02' },
    { title: 'Ingeniería en sistemas', institution: 'Universidad estatal', start: '2016', end: '2020-12', ...thesis },
    { title: 'Bachillerato en ciencias', institution: 'Colegio público' },
  ],
  certificates: [
    { title: 'Desarrollo de interfaces accesibles', issuer: 'Asociación de accesibilidad', ...dated },
    { title: 'Primeros auxilios', issuer: 'Cuerpo de bomberos' },
  ],
  more: [
    {
      kind: 'publications',
      entries: [
        {
          title: 'Formularios breves',
          organisation: 'Revista',
          date: '2024-11',
          url: 'https://revista.test/',
          text: 'Una guía.',
        },
        { title: 'Campos y paciencia' },
      ],
    },
    {
      kind: 'awards',
      heading: 'Distinciones',
      entries: [{ title: 'Mejor sitio público', organisation: 'Cámara', start: '2022', end: '2023' }],
    },
    {
      kind: 'volunteering',
      entries: [
        { title: 'Mentora', organisation: 'Club de código', start: '2019', text: 'Cada sábado.' },
        { title: 'Jurado', date: '2018' },
      ],
    },
    { kind: 'talks', entries: [{ title: 'El teclado', organisation: 'Jornadas', date: '2025' }] },
    { kind: 'other', heading: 'Deporte', entries: [{ title: 'Cinturón negro' }] },
  ],
};

const told = { ...owner.owner, availability: 'Disponible desde enero', skillsInGreeting: 3 };
export const quotes = [
  { text: 'Explica lo **difícil** con calma.\nVolvería a trabajar con él.', name: 'Una colega' },
  { text: 'Cumple.', name: 'El director', role: 'agencia de comercio electrónico' },
];
export const curriculum = {
  ...owner.curriculum,
  languages: ['Español, nativo', 'Inglés, B2, con certificado'],
  skills: [
    { heading: 'Interfaces', items: ['React (avanzado)', 'CSS'] },
    { heading: 'Servidores', items: ['Node.js'] },
  ],
  interests: ['Aikido', 'Aves'],
};

const quote = { text: 'Ahora los pedidos llegan **completos**.', name: 'La dueña', role: 'taller de cerámica' };

/** The reference content in Spanish and English, with a career, an availability and quotations. */
export const editions = {
  about: { about: { ...about, quotes } },
  career: { career },
  owner: { ...owner, owner: told, curriculum, editions: ['es', 'en'] },
  projects: {
    ...projects,
    projects: projects.projects.map((project) => (project.id === 4 ? { ...project, quote } : project)),
  },
} satisfies Partial<Content>;
