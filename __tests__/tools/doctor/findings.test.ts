import { reportOf } from '../../../src/tools/doctor/findings';

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
