/** @jest-environment node */
import { adviceOnSlides, adviceOnTitles } from '../../../src/tools/doctor/projects';
import { es } from '../../../src/tools/doctor/words/es';
import { demos, projects } from '../../sites/reference/content/projects';

test.each([
  [3, 4, 4],
  [2, 1, undefined],
  [1, 2, 2],
  [1, 5, 4],
  [4, 3, undefined],
  [3, 0, undefined],
  [1, 1, undefined],
])('with %i projects and %i demos, the advice is about the demo that visitors see first: %s', (own, others, first) => {
  const slides = Array(others).fill({ ...demos[0], title: 'Prueba' });
  const advice = `el inicio muestra primero la diapositiva ${first}, «Prueba», que es una `;
  expect(adviceOnSlides({ projects: projects.slice(0, own), demos: slides }, es)).toEqual(
    first ? [expect.stringContaining(advice)] : [],
  );
});

test('the advice names each title that several projects have', () => {
  const named = (...titles: string[]) => titles.map((title) => ({ ...projects[0], title })) as typeof projects;
  expect(adviceOnTitles({ projects: named('Menú', 'Tienda', 'Menú', 'Menú') }, es)).toEqual([
    expect.stringContaining('projects.ts: varios proyectos se titulan «Menú»'),
  ]);
  expect(adviceOnTitles({ projects }, es)).toEqual([]);
});

test('the advice names a project whose description repeats its title', () => {
  const project = { ...projects[0], description: projects[0]?.title } as (typeof projects)[number];
  expect(adviceOnTitles({ projects: [project] }, es)).toEqual([
    expect.stringContaining(`la descripción de «${project.title}» repite su título`),
  ]);
});
