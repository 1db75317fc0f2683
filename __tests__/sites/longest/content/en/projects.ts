import type { Translation } from '#content/schema';
import { demos as originalDemos, projects as originals } from '../projects';
import { written } from './writing';

const SUBJECTS = [
  'Reservation and room administration platform for hotels',
  'Inventory management system for pharmaceutical distributors',
  'Tracking application for deliveries and couriers',
  'University enrollment and transcript administration portal',
  'Online marketplace for agricultural and handmade products',
  'Dashboard of key figures for savings cooperatives',
];

export const projects: Translation['projects']['projects'] = Object.fromEntries(
  originals.map(({ id, title, footerLabel, results = [], gallery = [] }) => {
    const subject = SUBJECTS[id % SUBJECTS.length] ?? '';
    return [
      id,
      {
        title: `${subject} in ${title.split(' en ').at(-1)}`,
        ...(footerLabel && { footerLabel: `${subject.split(' ').slice(0, 3).join(' ')} ${id}` }),
        description: written(id, 400),
        keywords: Array.from({ length: 24 }, (_, number) => `keyword ${id}.${number + 1} of the project`),
        imageAlt: written(100 + id, 120),
        subtitle: `Fewer spreadsheets, fewer messages and shorter waits for everybody who serves customers, year ${id}`,
        paragraphs: Array.from({ length: 12 }, (_, number) => written(1000 * id + number, 2000)),
        role: 'Research, design, development and release to production',
        client: 'Savings and credit cooperative of the central provinces',
        duration: 'fourteen months, in four stages',
        results: results.map((_, number) => written(2000 * id + number, 120).replace('.', '')),
        gallery: gallery.map((_, number) => ({
          alt: written(3000 * id + number, 300),
          caption: written(4000 * id + number, 300),
        })),
      },
    ];
  }),
);

export const demos: Translation['projects']['demos'] = originalDemos.map((_, index) => ({
  title: `Demonstration of an administration dashboard, part ${index + 1}`,
  alt: written(200 + index, 120),
}));
