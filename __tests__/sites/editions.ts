import type { Career, Content } from '../../src/content/schema';
import * as owner from './reference/content/owner';
import * as projects from './reference/content/projects';

const shop = 'Tiendas y paneles de administración para comercios de la región.';
const studio = 'Sitios corporativos en WordPress y React, del diseño a la publicación.';
const highlights = [
  'Componentes que hoy usan todos los sitios del estudio',
  'Formularios que se llenan en un minuto',
  'Plantillas accesibles con teclado y lector de pantalla',
  'Guía de estilo que siguen los diseñadores',
];
const [payment, catalogue] = [
  'Pagos en línea con tres pasarelas del país',
  'Catálogo que los propios comercios editan',
];
const [migrations, firstPages] = ['Migraciones sin interrumpir el servicio', 'Primeras páginas en HTML y CSS'];
const thesis = { url: 'https://universidad.test/', text: 'Trabajo final sobre formularios accesibles.' };

export const career: Career = {
  experience: [
    {
      ...{ firm: 'Agencia de comercio electrónico', url: 'https://agencia.test/', place: 'Ciudad de Panamá' },
      posts: [{ title: 'Desarrollador full stack', start: '2023-03', summary: shop, highlights: [payment, catalogue] }],
    },
    {
      ...{ firm: 'Estudio de diseño', place: 'a distancia' },
      posts: [
        { title: 'Desarrollador frontend', start: '2021-09', end: '2023-02', summary: studio, highlights },
        { title: 'Practicante', start: '2021', end: '2021', highlights: [firstPages] },
      ],
    },
    {
      firm: 'Proveedor de hospedaje',
      posts: [{ title: 'Soporte técnico', start: '2019', end: '2021', highlights: [migrations] }],
    },
    {
      firm: 'Biblioteca escolar',
      posts: [{ title: 'Ayudante de cómputo', start: '2017', end: '2019-06', summary: 'Turnos de la tarde.' }],
    },
  ],
  studies: [
    { title: 'Diplomado en arquitectura de software', institution: 'Instituto técnico', start: '2024-02' },
    {
      ...{ title: 'Ingeniería en sistemas computacionales', institution: 'Universidad estatal', ...thesis },
      ...{ start: '2016', end: '2020-12' },
    },
    { title: 'Bachillerato en ciencias', institution: 'Colegio público' },
  ],
  certificates: [
    {
      ...{ title: 'Desarrollo de interfaces accesibles', issuer: 'Asociación de accesibilidad', date: '2025-05' },
      url: 'https://certificados.test/1',
    },
    { title: 'Bases de datos relacionales', issuer: 'Plataforma de cursos', date: '2022' },
    { title: 'Primeros auxilios', issuer: 'Cuerpo de bomberos' },
  ],
};

const quote = {
  text: 'Ahora los pedidos llegan completos y el equipo dedica la mañana a la cocina, no al teléfono.',
  name: 'La dueña',
  role: 'taller de cerámica',
};
/** The reference in Spanish and English, with a career, an availability and a client's words. */
export const editions = {
  career: { career },
  owner: {
    ...owner,
    owner: { ...owner.owner, availability: 'Disponible desde enero', skillsInGreeting: 3 },
    editions: ['es', 'en'],
  },
  projects: {
    ...projects,
    projects: projects.projects.map((project) => (project.id === 4 ? { ...project, quote } : project)),
  },
} satisfies Partial<Content>;
