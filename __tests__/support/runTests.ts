/**
 * `npm test`: builds the sites of `__tests__/sites` and runs jest with the arguments that are not in `options.ts`.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { takeOptions } from './options';

try {
  const others = takeOptions(process.argv.slice(2));
  await import('./buildSites');
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  process.exitCode = spawnSync(process.execPath, [jest, ...others], { stdio: 'inherit' }).status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
