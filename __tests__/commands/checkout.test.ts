import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The picture has line breaks of both kinds in its first bytes. */
const FILES = ['public/contact.php', 'build.mjs', '.github/images/home.png'];

test('a clone has the files as they are, even where Git turns LF into CRLF', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  for (const file of ['.gitattributes', ...FILES]) cpSync(file, path.join(folder, 'source', file));
  git('init', 'source');
  git('-C', 'source', 'add', '.');
  git('-C', 'source', '-c', 'user.name=Ana', '-c', 'user.email=ana@correo.com', 'commit', '-m', 'Files');
  git('-c', 'core.autocrlf=true', 'clone', 'source', 'clone');
  for (const file of FILES) {
    expect([file, readFileSync(path.join(folder, 'clone', file), 'latin1')]).toEqual([
      file,
      readFileSync(file, 'latin1'),
    ]);
  }
  rmSync(folder, { recursive: true });
});
