import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { program } from '../program';
import { TARGETS } from './targets';

/** Whether a second build, with nothing changed, is as fast as it should be; in a copy that has no cache yet. */
export function measureBuild() {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  for (const part of ['src', 'public', 'build.mjs', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(part, path.join(copy, part), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  const [first = 0, second = 0] = [1, 2].map(() => {
    const started = performance.now();
    execFileSync(process.execPath, program('build.mjs'), { cwd: copy, stdio: 'ignore' });
    return (performance.now() - started) / 1000;
  });
  rmSync(copy, { recursive: true, force: true });
  const share = second / first;
  console.log(
    `First build ${first.toFixed(1)} s, second ${second.toFixed(1)} s: ${share.toFixed(2)} of it (target < ${TARGETS.rebuild}).`,
  );
  return share < TARGETS.rebuild;
}
