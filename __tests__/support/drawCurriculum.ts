import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../src/content/schema';
import { program } from '../../src/tools/program';

/** Draws the curriculum of a content, in a folder of its own. Returns its file and what the build says of it. */
export function drawCurriculum(content: Content): { file: string; stderr: string } {
  const folder = mkdtempSync('.cache/cv-');
  const { status, stderr } = spawnSync(process.execPath, program('__tests__/support/drawCv.ts', `--out=${folder}`), {
    input: JSON.stringify(content),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.any(String)]);
  return { file: path.join(folder, 'cv.pdf'), stderr };
}
