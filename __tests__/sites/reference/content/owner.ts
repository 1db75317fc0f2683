import type { Curriculum, Editions, Owner } from '../../../../src/content/schema';

export const owner: Owner = {
  ...{ name: 'Nombre Apellido', familyName: 'Apellido', role: 'Full Stack developer' },
  profession: 'desarrollador full stack',
  skills: [
    ...['HTML', 'CSS', 'JavaScript', 'ReactJS', 'Redux', 'Bootstrap'],
    ...['Node.js', 'Express', 'Sequelize', 'PostgreSQL', 'WordPress'],
  ],
  ...{ birthDate: '1998-05-14', city: 'Ciudad de Panamá', country: 'Panamá', region: 'PA' },
  illustrations: {
    hero: 'Ilustración de un tucán dibujado con tres líneas de colores, posado sobre líneas de código',
    skyline: 'Ilustración de la Ciudad de Panamá dibujada con líneas: el Puente de las Américas y los rascacielos',
    map: 'Mapa de Panamá dibujado con líneas, con un marcador en la Ciudad de Panamá',
  },
  phone: '+507 6000-0000',
  email: 'hola@example.com',
  profiles: (['Instagram', 'LinkedIn', 'X', 'GitHub'] as const).map((network) => ({
    ...{ network, url: `https://example.com/${network.toLowerCase()}` },
  })),
  siteUrl: 'https://example.com/',
  contactForm: { service: 'php' },
};

export const curriculum: Curriculum = {
  experience: [
    { title: 'Desarrollo frontend', time: 'más de dos años', text: 'Interfaces en React y en WordPress.' },
    { title: 'Desarrollo backend', time: 'un año', text: 'API en Node.js y Express con PostgreSQL.' },
  ],
  studies: [{ title: 'Nombre de la carrera', time: 'año de egreso', text: 'Nombre de la institución' }],
  languages: ['Español'],
};

export const kept: readonly string[] = [];

export const editions: Editions = ['es'];
