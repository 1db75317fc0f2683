import { reportOf } from '../../../src/tools/doctor/report';

test('a site with faults is not to be published', () => {
  expect(reportOf({ faults: ['a', 'b'], advice: ['c'] })).toEqual({
    text: 'Fallos:\na\nb\n\nConsejos:\nc\n\nHay 2 fallos que corregir antes de publicar.',
    status: 1,
  });
});

test('a site with nothing but advice may be published', () => {
  expect(reportOf({ faults: [], advice: ['c'] })).toEqual({
    text: 'Consejos:\nc\n\nSe puede publicar. Hay 1 consejo.',
    status: 0,
  });
});

test('a site without findings is all right', () => {
  expect(reportOf({ faults: [], advice: [] })).toEqual({ text: 'Todo está bien.', status: 0 });
});
