import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOADER_FLAGS } from '../../../src/tools/program';

const MODULE = pathToFileURL(path.resolve('src/tools/build/months.ts')).href;
const PROGRAM = `
  const { monthIn } = await import('${MODULE}');
  const dates = [['es', '2021-03'], ['es', '2021-01'], ['es', '2021'], ['en', '2021-12'], ['pt', '2021-03']];
  console.log(JSON.stringify(dates.map(([tag, date]) => monthIn(tag, date))));
`;

test.each(['America/Panama', 'Pacific/Kiritimati'])('in %s a date is written as it is', (zone) => {
  const args = [...LOADER_FLAGS, '--input-type=module', '--eval', PROGRAM];
  const said = execFileSync(process.execPath, args, { env: { ...process.env, TZ: zone }, encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual(['marzo de 2021', 'enero de 2021', '2021', 'December 2021', 'março de 2021']);
});
