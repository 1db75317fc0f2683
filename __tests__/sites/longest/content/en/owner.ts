import type { Translation } from '#content/schema';
import { written } from './writing';

const entries = (count: number, title: string, length: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `${title}, stage ${index + 1} of ${count}`,
    time: `January ${2024 - index} to December ${2024 - index}`,
    text: written(length + index, length),
  }));

export const owner: Translation['owner']['owner'] = {
  role: 'Senior Telecommunications Engineer and Distributed Systems Architect',
  profession: 'senior telecommunications engineer and distributed systems architect',
  skills: [
    ...['HTML', 'CSS', 'JavaScript', 'TypeScript', 'React', 'Redux Toolkit', 'React Native', 'Angular'],
    ...['Ionic', 'Node.js', 'Express', 'NestJS', 'GraphQL', 'PostgreSQL', 'MongoDB', 'Elasticsearch'],
    ...['Amazon Web Services', 'Microsoft Azure', 'Google Cloud Platform', 'Docker', 'Kubernetes', 'Terraform'],
    ...['Continuous integration and delivery', 'Internationalization'],
  ],
  city: 'San Cristóbal de las Casas',
  country: 'the Dominican Republic',
  placePictures: {
    skyline: 'Illustration of a city that is drawn with colored lines. '.repeat(5).trim(),
    map: 'Map of a country that is drawn with lines, with a marker on its capital. '.repeat(4).trim(),
  },
};

export const curriculum: Translation['owner']['curriculum'] = {
  experience: entries(24, 'Solutions architect at a software development company', 1000),
  studies: entries(24, 'Certificate in the architecture of distributed applications', 200),
  languages: Array.from({ length: 24 }, (_, index) => `Language ${index + 1}, full professional proficiency`),
};
