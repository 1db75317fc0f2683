import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastChange } from '../../../src/tools/build/files/lastChange';

const home = process.cwd();
const project = mkdtempSync(path.join(tmpdir(), 'last-change-'));
const env = { ...process.env, GIT_COMMITTER_DATE: '2023-05-06T12:00:00Z' };
const git = (...options: string[]) => execFileSync('git', options, { env, stdio: 'ignore' });

process.env.GIT_CEILING_DIRECTORIES = tmpdir();
process.chdir(project);
afterAll(() => {
  process.chdir(home);
  rmSync(project, { recursive: true });
});

/** The last change once a file has changed at some date. */
function changeAfter(file: string, date: string) {
  writeFileSync(file, date);
  utimesSync(file, new Date(date), new Date(date));
  return lastChange('content');
}

test('the last change is that of the newest file or, with Git, of the last commit until a file is changed', () => {
  mkdirSync('content/en', { recursive: true });
  expect(changeAfter('content/en/owner.ts', '2025-04-02T12:00:00Z')).toBe('2025-04-02');
  expect(changeAfter('content/owner.ts', '2024-03-01T12:00:00Z')).toBe('2025-04-02');
  git('init');
  git('add', '.');
  git('-c', 'user.name=Ana', '-c', 'user.email=ana@correo.com', 'commit', '-m', 'Content');
  expect(lastChange('content')).toBe('2023-05-06');
  expect(changeAfter('content/owner.ts', '2026-01-02T12:00:00Z')).toBe('2026-01-02');
});
