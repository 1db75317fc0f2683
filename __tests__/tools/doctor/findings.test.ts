import { formFaults } from '../../../src/tools/doctor/build';
import { reportOf, textsFileOf } from '../../../src/tools/doctor/findings';
import { owner } from '../../sites/reference/content/owner';

test('each finding is named once, and only faults keep a site from being published', () => {
  const advice = { faults: [], advice: ['c'] };
  const { text, status } = reportOf([
    { faults: ['a', 'b'], advice: ['c'] },
    { faults: ['b'], advice: [] },
  ]);
  expect(text).toBe('Fallos:\na\nb\n\nConsejos:\nc\n\nCorrige los fallos antes de publicar.');
  expect(status).toBe(1);
  expect(reportOf([advice, advice])).toEqual({ text: 'Consejos:\nc\n\nSe puede publicar.', status: 0 });
});

test('a page is named with the file of its texts, in its language', () => {
  expect(textsFileOf({ folder: '', path: '/projects/4' })).toBe('src/content/projects.ts');
  expect(textsFileOf({ folder: 'nada/', path: '/about' })).toBe('src/content/nada');
});

test('a form that reaches nobody is a fault', () => {
  const [fault] = formFaults({ ...owner, siteUrl: 'https://ana.github.io/' });
  expect(fault).toMatch(/^src\/content\/owner\.ts: los mensajes del formulario no llegarían: ana\.github\.io no /);
  expect(formFaults(owner)).toEqual([]);
});
