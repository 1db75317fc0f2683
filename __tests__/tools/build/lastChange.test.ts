import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastChange } from '../../../src/tools/build/files/lastChange';

process.env.GIT_CEILING_DIRECTORIES = tmpdir();
const home = process.cwd();
let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'last-change-'));
  mkdirSync(path.join(project, 'content/metadata'), { recursive: true });
  process.chdir(project);
});

afterEach(() => {
  process.chdir(home);
  rmSync(project, { recursive: true });
});

/** Writes a file of the content that changed at some date. */
function write(file: string, date: string) {
  const target = path.join(project, 'content', file);
  writeFileSync(target, date);
  utimesSync(target, new Date(date), new Date(date));
}

test('without Git the last change is that of the newest file', () => {
  write('owner.ts', '2024-03-01T12:00:00Z');
  write('metadata/home.ts', '2025-04-02T12:00:00Z');
  expect(lastChange('content')).toBe('2025-04-02');
});

test('with Git it is that of the last commit, whenever it was checked out, until a file is changed', () => {
  const env = { ...process.env, GIT_COMMITTER_DATE: '2023-05-06T12:00:00Z' };
  const git = (...options: string[]) => execFileSync('git', options, { cwd: project, env, stdio: 'ignore' });
  write('owner.ts', '2024-03-01T12:00:00Z');
  git('init');
  git('add', '.');
  git('-c', 'user.name=Ana', '-c', 'user.email=ana@correo.com', 'commit', '-m', 'Content');
  expect(lastChange('content')).toBe('2023-05-06');
  write('owner.ts', '2026-01-02T12:00:00Z');
  expect(lastChange('content')).toBe('2026-01-02');
});
