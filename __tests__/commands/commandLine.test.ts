import { spawnSync } from 'node:child_process';
import { program } from '../../src/tools/program';

/** Runs a command, and returns its status and its output. */
function run(file: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, program(file, ...args), { encoding: 'utf8' });
  return [status, stdout, stderr];
}

test.each([
  ['src/tools/server/preview.ts', '--nada', 'is not understood: `npm run preview -- --help` lists the options.'],
  ['__tests__/support/runTests.ts', '--skip=nada', 'is not understood: `npm test -- --help` lists the options.'],
])('%s refuses %s with one sentence', (file, argument, sentence) => {
  expect(run(file, argument)).toEqual([1, '', `${argument} ${sentence}\n`]);
});

test('the doctor of a Spanish site refuses an unknown option in Spanish', () => {
  const sentence = 'No se entiende --nada: las opciones están en `npm run doctor -- --help`.\n';
  expect(run('src/tools/doctor/doctor.ts', '--nada')).toEqual([1, '', sentence]);
});

test('the help of a command describes the command and its options', () => {
  const help = /^npm run preview: .*\n\nOptions, after `npm run preview --`:\n {2}--base=… +\S.*\n {2}--host +\S/;
  expect(run('src/tools/server/preview.ts', '--help')).toEqual([0, expect.stringMatching(help), '']);
});
