/** `npm run doctor` */
import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const PROGRAM = '.cache/doctor.mjs';

mkdirSync('.cache', { recursive: true });
await esbuild.build({
  entryPoints: ['src/tools/doctor/doctor.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  alias: { '#content': './src/content' },
  outfile: PROGRAM,
  // The tests' helpers look packages up with `require`.
  banner: {
    js: "import * as nodeModule from 'node:module'; const require = nodeModule.createRequire(import.meta.url);",
  },
});
const { examine } = await import(pathToFileURL(PROGRAM).href);
const findings = await examine().catch((/** @type {{ status?: number }} */ error) => {
  // The build has said what is wrong.
  if (error.status) process.exit(error.status);
  throw error;
});
for (const finding of findings) console.log(finding);
console.log(findings.length > 0 ? `Hay ${findings.length} cosas por mejorar.` : 'Todo está bien.');
process.exitCode = findings.length > 0 ? 1 : 0;
