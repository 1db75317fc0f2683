import { adviceOnSlides } from '../../../src/tools/doctor/slides';
import { demos, projects } from '../../sites/reference/content/projects';

const [demo] = demos;
if (!demo) throw new Error('There is no demo.');

test.each([
  [3, 1, 4],
  [2, 1, 3],
  [1, 5, 4],
])('of %i projects and %i demos, a demo is seen first', (own, others, first) => {
  const content = { projects: projects.slice(0, own), demos: Array(others).fill(demo) };
  expect(adviceOnSlides(content)).toEqual([
    expect.stringContaining(`el inicio muestra primero la diapositiva ${first}, «${demo.title}», que es una `),
  ]);
});

test.each([
  [4, 3],
  [3, 0],
  [1, 1],
])('of %i projects and %i demos, a project is', (own, others) => {
  expect(adviceOnSlides({ projects: projects.slice(0, own), demos: Array(others).fill(demo) })).toEqual([]);
});
