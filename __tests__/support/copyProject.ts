import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyOf } from './sites';

/** A copy of the project with the content of the fixture `specification`, to be changed; returns its folder. */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-'));
  const source = path.resolve(copyOf('specification'));
  const filter = (file: string) => file !== path.join(source, 'dist');
  cpSync(source, folder, { recursive: true, dereference: true, filter });
  cpSync('package.json', path.join(folder, 'package.json'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}
