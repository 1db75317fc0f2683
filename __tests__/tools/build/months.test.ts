import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { LOADER_FLAGS } from '../../../src/tools/program';

const PROGRAM = `
  const { monthIn } = require(${JSON.stringify(path.resolve('src/site/career.ts'))});
  const dates = [['es', '2021-03'], ['es', '2021-01'], ['es', '2021'], ['en', '2021-12'], ['pt', '2021-03']];
  for (const zone of ['America/Panama', 'Pacific/Kiritimati']) {
    process.env.TZ = zone;
    console.log([new Date(2021, 0).getTimezoneOffset(), ...dates.map((date) => monthIn(...date))].join());
  }
`;

test('a date is written as it is, both east and west of Greenwich', () => {
  const args = [...LOADER_FLAGS, '--input-type=commonjs', '--eval', PROGRAM];
  const written = 'marzo de 2021,enero de 2021,2021,December 2021,março de 2021';
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe(`300,${written}\n-840,${written}\n`);
});
