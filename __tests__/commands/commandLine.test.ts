import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { scripts } from '../../package.json';
import { program } from '../../src/tools/program';

/** Runs a command, and returns its status and what it says. */
function run(file: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, program(file, ...args), { encoding: 'utf8' });
  return [status, stdout, stderr];
}

test.each([
  [
    'src/tools/server/preview.ts',
    '--nada',
    '--nada is not understood: `npm run preview -- --help` lists the options.\n',
  ],
  [
    'src/tools/doctor/doctor.ts',
    '--nada',
    'No se entiende --nada: las opciones están en `npm run doctor -- --help`.\n',
  ],
  [
    '__tests__/support/runTests.ts',
    '--nada=1',
    '--nada=1 is not understood: `npx jest --help` lists the options of jest.\n',
  ],
  [
    '__tests__/support/runTests.ts',
    '--skip=nada',
    '--skip=nada is not understood: `npm test -- --help` lists the options.\n',
  ],
])('%s refuses %s in one sentence', (file, argument, sentence) => {
  expect(run(file, argument)).toEqual([1, '', sentence]);
});

test('a command says what it does and which options it has', () => {
  const help = /^npm run preview: .*\n\nOptions, after `npm run preview --`:\n {2}--base=… +\S.*\n {2}--host +\S/;
  expect(run('src/tools/server/preview.ts', '--help')).toEqual([0, expect.stringMatching(help), '']);
});

/** Programs whose command line is read in another file. */
const READ_IN: Record<string, string> = {
  'build.mjs': 'src/tools/build/options.ts',
  'src/tools/server/start.ts': 'src/tools/build/options.ts',
};

const programs = Object.entries(scripts).flatMap(([script, command]) => {
  const [, file] = command.match(/^node --import tsx (\S+)/) ?? [];
  const name = ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;
  return file ? [[name, READ_IN[file] ?? file] as const] : [];
});

test.each(programs)('%s reads its command line as the others do', (name, file) => {
  const source = readFileSync(file, 'utf8');
  expect([source.includes('readCommandLine({'), source.includes(`'${name}'`)]).toEqual([true, true]);
});
