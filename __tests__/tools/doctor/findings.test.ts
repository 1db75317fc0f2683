import { reportOf } from '../../../src/tools/doctor/findings';

test('a site with faults is not to be published, and each is named once', () => {
  const found = [
    { faults: ['a', 'b'], advice: ['c'] },
    { faults: ['b'], advice: [] },
  ];
  expect(reportOf(found)).toEqual({
    text: 'Fallos:\na\nb\n\nConsejos:\nc\n\nCorrige los fallos antes de publicar.',
    status: 1,
  });
});

test('a site with nothing but advice may be published', () => {
  expect(reportOf([{ faults: [], advice: ['c'] }])).toEqual({
    text: 'Consejos:\nc\n\nSe puede publicar.',
    status: 0,
  });
});
