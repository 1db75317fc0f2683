import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../../src/tools/browser/findProgram';
import { installPackages } from '../../src/tools/browser/installPackages';
import { listen } from '../../src/tools/server/staticServer';
import { stopProcess } from './stopProcess';

const NO_APACHE =
  'No Apache to test public/.htaccess with: install it, or leave its tests out with `-- --skip=apache`.';
const MODULE_FOLDERS = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'];
const MODULES = ['mpm_event', 'unixd', 'authz_core', 'dir', 'mime', 'headers', 'filter', 'deflate', 'rewrite'];

const findApache = () => findProgram(['apache2', 'httpd'], ['/usr/sbin', '/usr/local/sbin']);

/**
 * Serves a copy of a folder on 127.0.0.1 with an Apache that leaves all it may to the folder's `.htaccess`.
 *
 * @param base Path below which it is served at the second of the addresses, without slashes.
 */
export async function startApache(folder: string, base: string) {
  if (!findApache()) installPackages('apache2-bin');
  const program = findApache();
  if (!program) throw new Error(NO_APACHE);
  const home = mkdtempSync(path.join(tmpdir(), 'apache-'));
  // Readable for the user that Apache becomes when root starts it.
  chmodSync(home, 0o755);
  cpSync(folder, `${home}/site/${base}`, { recursive: true });
  const modules = MODULE_FOLDERS.find((candidate) => existsSync(candidate));
  const loaded = MODULES.filter((name) => existsSync(`${modules}/mod_${name}.so`));
  const [atRoot, inFolder] = [await freePort(), await freePort()];
  const configuration = [
    ...[`ServerRoot "${home}"`, 'ServerName 127.0.0.1', `PidFile "${home}/pid"`, `ErrorLog "${home}/error.log"`],
    ...loaded.map((name) => `LoadModule ${name}_module "${modules}/mod_${name}.so"`),
    ...['TypesConfig /dev/null', 'AddType text/html html', 'AddType text/css css', 'DirectoryIndex index.html'],
    ...(process.getuid?.() === 0 ? ['User #65534', 'Group #65534'] : []),
    ...[`<Directory "${home}/site">`, 'AllowOverride All', 'Require all granted', '</Directory>'],
    ...[`Listen 127.0.0.1:${atRoot}`, `Listen 127.0.0.1:${inFolder}`, `DocumentRoot "${home}/site"`],
    ...[`<VirtualHost 127.0.0.1:${atRoot}>`, `DocumentRoot "${home}/site/${base}"`, '</VirtualHost>'],
  ];
  writeFileSync(`${home}/apache.conf`, configuration.join('\n'));
  const sites = [`http://127.0.0.1:${atRoot}/`, `http://127.0.0.1:${inFolder}/${base}/`] as const;
  const apache = spawn(program, ['-f', `${home}/apache.conf`, '-DFOREGROUND'], { stdio: 'inherit' });
  while (apache.exitCode === null && !(await fetch(sites[0]).catch(() => false))) await wait(50);
  return {
    sites,
    async stop() {
      await stopProcess(apache);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function freePort() {
  const server = createServer();
  const port = await listen(server, 0);
  server.close();
  return port;
}
