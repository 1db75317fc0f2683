import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyOf } from './sites';

/** Each of these means something in a URL, a glob, a regular expression or a shell. */
const NAME = "mi sitio (1) ñ#%+$1&'[x]-";

/**
 * A copy of the project with the content of the fixture `specification`, to be changed, in a folder with a name as owners
 * and browsers choose them; returns the folder.
 */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), NAME));
  const source = path.resolve(copyOf('specification'));
  const filter = (file: string) => file !== path.join(source, 'dist');
  cpSync(source, folder, { recursive: true, dereference: true, filter });
  cpSync('package.json', path.join(folder, 'package.json'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}
