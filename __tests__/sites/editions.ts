import type { Career, Content } from '../../src/content/schema';
import * as owner from './reference/content/owner';
import * as projects from './reference/content/projects';

export const career: Career = {
  experience: [
    {
      firm: 'Agencia de comercio electrónico',
      url: 'https://agencia.test/',
      place: 'Ciudad de Panamá',
      posts: [
        {
          title: 'Desarrollador full stack',
          start: '2023-03',
          summary: 'Tiendas y paneles de administración para comercios de la región.',
          highlights: ['Pagos en línea con tres pasarelas del país', 'Catálogo que los propios comercios editan'],
        },
      ],
    },
    {
      firm: 'Estudio de diseño',
      place: 'a distancia',
      posts: [
        {
          title: 'Desarrollador frontend',
          start: '2021-09',
          end: '2023-02',
          summary: 'Sitios corporativos en WordPress y React, del diseño a la publicación.',
          highlights: [
            'Componentes que hoy usan todos los sitios del estudio',
            'Formularios que se llenan en un minuto',
            'Plantillas accesibles con teclado y lector de pantalla',
            'Guía de estilo que siguen los diseñadores',
          ],
        },
        { title: 'Practicante', start: '2021', end: '2021', highlights: ['Primeras páginas en HTML y CSS'] },
      ],
    },
    {
      firm: 'Proveedor de hospedaje',
      posts: [
        {
          title: 'Soporte técnico',
          start: '2019',
          end: '2021',
          highlights: ['Migraciones sin interrumpir el servicio'],
        },
      ],
    },
    {
      firm: 'Biblioteca escolar',
      posts: [{ title: 'Ayudante de cómputo', start: '2017', end: '2019-06', summary: 'Turnos de la tarde.' }],
    },
  ],
  studies: [
    { title: 'Diplomado en arquitectura de software', institution: 'Instituto técnico', start: '2024-02' },
    {
      title: 'Ingeniería en sistemas computacionales',
      institution: 'Universidad estatal',
      url: 'https://universidad.test/',
      start: '2016',
      end: '2020-12',
      text: 'Trabajo final sobre formularios accesibles.',
    },
    { title: 'Bachillerato en ciencias', institution: 'Colegio público' },
  ],
  certificates: [
    {
      title: 'Desarrollo de interfaces accesibles',
      issuer: 'Asociación de accesibilidad',
      url: 'https://certificados.test/1',
      date: '2025-05',
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
