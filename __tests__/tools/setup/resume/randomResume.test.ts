/** @jest-environment node */

import type { Content } from '../../../../src/content/schema';
import { checkContent } from '../../../../src/tools/build/check/checkContent';
import { nothingSaid } from '../../../../src/tools/setup/questions';
import { importResume } from '../../../../src/tools/setup/resume/importResume';
import { changesOf } from '../../../../src/tools/setup/write';
import { pictures } from '../../../support/pictures';
import { randomNumbers } from '../../../support/randomNumbers';
import { content } from '../../../support/reference';

const FIELDS = {
  basics: 'name lastName label email phone url summary image website location',
  work: 'name company position url website location startDate endDate summary highlights',
  education: 'institution url area studyType startDate endDate courses score',
  certificates: 'name issuer url date',
  skills: 'name level keywords',
  languages: 'language name fluency level',
  projects: 'name description summary highlights keywords roles entity url startDate endDate',
};

const VALUES = [
  ...['', '-', null, 0, 2019, 1e300, true, [], {}, [[]], [null, 1, 'React', { a: 1 }], 'palabra '.repeat(400)],
  ...['Ana Núñez', 'Docker, CSS y React', 'x'.repeat(85), 'Uno. '.repeat(900), '2019-01-01', '2019-13', 'Presente'],
  ...['1066', '2150', '31/12/1999', 'https://github.com/ana', 'javascript:alert(1)', 'https://%', '%E0%A4%A', 'VE'],
  ...['+506 8123-4567', '(506) 8123', 'ana@correo.test', '__proto__', '<b>a</b><br>b<', '[a](b)'],
  ...['🚀'.repeat(300), '• a\n• b\n\n- c', '{skills}', '&#0;&amp;'],
];

function randomResume(seed: number): Record<string, unknown> {
  const random = randomNumbers(seed);
  const some = <Item>(most: number, item: () => Item) => Array.from({ length: Math.floor(random() * most) }, item);
  const text = () => VALUES[Math.floor(random() * VALUES.length)];
  const value = () => (random() < 0.1 ? some(12, text) : text());
  const entry = (names: string) =>
    Object.fromEntries(names.split(' ').flatMap((name) => (random() < 0.7 ? [[name, value()]] : [])));
  const entries = (names: string) => some(30, () => (random() < 0.1 ? value() : entry(names)));
  const { basics, ...lists } = FIELDS;
  return {
    ...Object.fromEntries(Object.entries(lists).map(([name, names]) => [name, entries(names)])),
    basics: { ...entry(basics), profiles: entries('network username url') },
    otro: value(),
  };
}

test('whatever a résumé says, what is taken of it is right', async () => {
  for (let seed = 1; seed <= 20; seed++) {
    const answers = { main: nothingSaid(), english: nothingSaid() };
    await importResume({ main: { name: '', resume: randomResume(seed), unread: [] } }, answers, new Map());
    const { main } = answers;
    const [project] = content.projects.projects;
    // As once everything else has been asked.
    const owner = { ...content.owner.owner, ...main.owner };
    const whole = {
      ...main,
      owner: { ...owner, familyName: owner.name },
      about: { ...content.about.about, ...main.about },
    };
    const changes = changesOf({ ...whole, project: { ...project, id: 1, ...main.project } });
    const site = { content: { ...content, ...changes } as Content, tag: 'es' };
    const faults = checkContent(site, { ...pictures, 'technologies/code': pictures['technologies/react'] });
    expect([seed, faults]).toEqual([seed, []]);
  }
});
