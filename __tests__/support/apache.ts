import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../../src/tools/browser/findProgram';
import { installPackages } from '../../src/tools/browser/installPackages';
import { eventually } from './eventually';
import { stopProcess } from './stopProcess';

const NAMES = ['apache2', 'httpd'];
const NO_APACHE =
  'No Apache to test public/.htaccess with: install it, or leave its tests out with `-- --skip=apache`.';
const MODULE_FOLDERS = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'];
const MODULES = ['mpm_event', 'unixd', 'authz_core', 'dir', 'mime', 'headers', 'filter', 'deflate', 'rewrite'];
const TYPES = 'text/html html\ntext/css css\nimage/png png\napplication/pdf pdf\n';

/**
 * Serves a copy of a folder on 127.0.0.1 with an Apache that leaves all it may to the folder's `.htaccess`.
 *
 * @param base Path below which it is served at the second of the addresses, without slashes.
 */
export async function startApache(folder: string, base: string) {
  const program = findApache();
  const home = mkdtempSync(path.join(tmpdir(), 'apache-'));
  // Readable for the user that Apache becomes when root starts it.
  chmodSync(home, 0o755);
  cpSync(folder, path.join(home, 'site', base), { recursive: true });
  const modules = MODULE_FOLDERS.find((candidate) => existsSync(candidate)) ?? '';
  const ports = [await freePort(), await freePort()];
  writeFileSync(path.join(home, 'mime.types'), TYPES);
  writeFileSync(
    path.join(home, 'apache.conf'),
    `
ServerRoot "${home}"
ServerName 127.0.0.1
PidFile "${home}/pid"
ErrorLog "${home}/error.log"
${MODULES.filter((name) => existsSync(`${modules}/mod_${name}.so`))
  .map((name) => `LoadModule ${name}_module "${modules}/mod_${name}.so"`)
  .join('\n')}
TypesConfig "${home}/mime.types"
DirectoryIndex index.html
${process.getuid?.() === 0 ? 'User #65534\nGroup #65534' : ''}
${ports.map((port) => `Listen 127.0.0.1:${port}`).join('\n')}
<Directory "${home}/site">
  AllowOverride All
  Require all granted
</Directory>
<VirtualHost 127.0.0.1:${ports[0]}>
  DocumentRoot "${home}/site/${base}"
</VirtualHost>
<VirtualHost 127.0.0.1:${ports[1]}>
  DocumentRoot "${home}/site"
</VirtualHost>
`,
  );
  const apache = spawn(program, ['-f', path.join(home, 'apache.conf'), '-DFOREGROUND'], { stdio: 'inherit' });
  const addresses = [`http://127.0.0.1:${ports[0]}/`, `http://127.0.0.1:${ports[1]}/${base}/`];
  await eventually(async () => void (await fetch(`${addresses[0]}`)));
  return {
    atRoot: addresses[0] ?? '',
    inFolder: addresses[1] ?? '',
    async stop() {
      await stopProcess(apache);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Path of Apache: the system's, else one that is installed now. */
function findApache(): string {
  if (!installed()) installPackages('apache2-bin');
  const found = installed();
  if (!found) throw new Error(NO_APACHE);
  return found;
}

const installed = () => findProgram(NAMES, ['/usr/sbin', '/usr/local/sbin']);
