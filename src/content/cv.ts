import { about } from './about';
import { owner } from './owner';
import { projects } from './projects';

/** What the curriculum says; replace the example studies with your own. */
export const cv = {
  name: owner.name,
  role: owner.role,
  title: `Currículum de ${owner.name}`,
  subject: `${owner.role} en ${owner.city}`,
  contact: [`${owner.city}, ${owner.country}`, owner.phone, owner.email, owner.siteUrl],
  profile: { heading: 'Perfil', text: `${about.statement} ${about.paragraphs[0]}` },
  skills: { heading: 'Tecnologías', items: owner.skills },
  projects: { heading: 'Proyectos', items: projects },
  experience: {
    heading: 'Experiencia',
    items: [
      {
        title: 'Desarrollo frontend',
        time: 'Más de dos años',
        text: 'Interfaces en React y en WordPress, adaptadas al teléfono y accesibles con teclado y lector de pantalla.',
      },
      {
        title: 'Desarrollo backend',
        time: 'Un año',
        text: 'API en Node.js y Express con PostgreSQL y Sequelize; formularios y envío de correo en PHP.',
      },
      {
        title: 'Hospedaje y mantenimiento',
        time: 'En cada proyecto',
        text: 'Dominios, hospedaje, actualizaciones y migraciones entre servidores sin interrumpir el servicio.',
      },
    ],
  },
  studies: {
    heading: 'Estudios',
    items: [{ title: 'Nombre de la carrera', time: 'Año de egreso', text: 'Nombre de la institución' }],
  },
  languages: { heading: 'Idiomas', text: 'Español' },
};
