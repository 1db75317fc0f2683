import { reportOf } from '../../../src/tools/doctor/findings';

test('a site with faults is not to be published, each is named once, and advice keeps no site', () => {
  const advice = { faults: [], advice: ['c'] };
  expect(
    reportOf([
      { faults: ['a', 'b'], advice: ['c'] },
      { faults: ['b'], advice: [] },
    ]),
  ).toEqual({
    text: 'Fallos:\na\nb\n\nConsejos:\nc\n\nCorrige los fallos antes de publicar.',
    status: 1,
  });
  expect(reportOf([advice, advice])).toEqual({ text: 'Consejos:\nc\n\nSe puede publicar.', status: 0 });
});
