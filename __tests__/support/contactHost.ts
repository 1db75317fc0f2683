import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SITE } from './sites';

export const skipsPhp = process.env.SKIP_PHP === '1';

const started: Host[] = [];

function hasSqlite(options: string[]) {
  return spawnSync('php', [...options, '-r', 'exit(extension_loaded("pdo_sqlite") ? 0 : 1);']).status === 0;
}

/** Without its configuration, PHP has none of the extensions that distributions add. */
export const STORES = [
  { store: 'SQLite', php: [], offered: !skipsPhp && hasSqlite([]) },
  { store: 'plain files', php: ['-n'], offered: !skipsPhp && !hasSqlite(['-n']) },
] as const;

interface Options {
  /** Options of PHP itself. */
  php?: readonly string[];
  env?: Record<string, string>;
  /** The `contact.php` to run; by default that of the site that the tests visit. */
  program?: string;
  /** Stands in for sendmail. */
  sendmail?: string;
  /** What is served, as paths in the host's folder, and where `contact.php` lies in it. */
  webRoot?: string;
  site?: string;
  /** Whether PHP runs as a user who may write only where everybody may. */
  asNobody?: boolean;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Post {
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** The visitor's own address. */
  from?: string;
}

/** An ordinary host in a folder of its own: PHP with several workers, and a stand-in for sendmail that keeps mails. */
export class Host {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'contact-host-'));
  readonly store = path.join(this.folder, 'contact-messages');
  url = '';
  log = '';
  private server?: ChildProcess;

  constructor(private readonly options: Options = {}) {
    const { site = options.webRoot ?? 'web' } = options;
    mkdirSync(path.join(this.folder, 'mails'));
    mkdirSync(path.join(this.folder, site), { recursive: true });
    cpSync(options.program ?? `${SITE}/contact.php`, path.join(this.folder, site, 'contact.php'));
    const sendmail = `#!/bin/sh\nulimit -S -f unlimited\nexec cat > "$(mktemp "${this.folder}/mails/XXXXXXXX")"\n`;
    writeFileSync(path.join(this.folder, 'sendmail'), sendmail, { mode: 0o755 });
    chmodSync(this.folder, 0o755);
    chmodSync(path.join(this.folder, 'mails'), 0o777);
  }

  /** Starts PHP, after a command in the same shell. */
  async start(settings: Record<string, string> = {}, shell = ':') {
    const { php = [], env, webRoot = 'web', asNobody } = this.options;
    const { site = webRoot, sendmail = path.join(this.folder, 'sendmail') } = this.options;
    const configuration = { sendmail_path: sendmail, display_errors: 1, output_buffering: 4096, html_errors: 0 };
    const args = [...php, ...Object.entries(configuration).flatMap(([name, value]) => ['-d', `${name}=${value}`])];
    const command = `${shell}; exec php "$@"`;
    this.server = spawn(
      'sh',
      ['-c', command, 'sh', ...args, '-S', '127.0.0.1:0', '-t', path.join(this.folder, webRoot)],
      {
        cwd: this.folder,
        env: {
          ...process.env,
          PHP_CLI_SERVER_WORKERS: '4',
          PHP_INI_SCAN_DIR: `:${this.folder}/php`,
          ...env,
          ...settings,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
        // A group of its own: the workers outlive their parent otherwise.
        detached: true,
        ...(asNobody && process.getuid?.() === 0 && { uid: 65534, gid: 65534 }),
      },
    );
    started.push(this);
    const port = await new Promise((resolve, reject) => {
      this.server?.once('exit', () => reject(new Error(`PHP did not start: ${this.log}`)));
      this.server?.stderr?.on('data', (chunk) => {
        this.log += chunk;
        const started = this.log.match(/http:\/\/127\.0\.0\.1:(\d+)\) started/);
        if (started) resolve(started[1]);
      });
    });
    const folder = site.startsWith(`${webRoot}/`) ? site.slice(webRoot.length) : '';
    this.url = `http://127.0.0.1:${port}${folder}/contact.php`;
    return this;
  }

  /** Has PHP run some code of the host's before `contact.php`. */
  prepend(code: string) {
    const folder = path.join(this.folder, 'php');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'first.php'), `<?php ${code}`);
    writeFileSync(path.join(folder, 'first.ini'), `auto_prepend_file = ${folder}/first.php`);
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    if (!this.server?.pid) return;
    const ended = once(this.server, 'close');
    process.kill(-this.server.pid, signal);
    this.server = undefined;
    await ended;
    this.log = '';
  }

  /** Sends fields as a browser does, or any body. */
  async post(
    content: Record<string, string> | FormData | string | Buffer,
    { method = 'POST', headers, from }: Post = {},
  ) {
    let body: string | Buffer;
    let type = {};
    if (typeof content === 'string' || Buffer.isBuffer(content)) {
      body = content;
    } else {
      const form = content instanceof FormData ? content : formOf(content);
      const encoded = new Response(form);
      type = { 'Content-Type': encoded.headers.get('content-type') };
      body = Buffer.from(await encoded.arrayBuffer());
    }
    return new Promise<Reply>((resolve, reject) => {
      const options = { method, localAddress: from, headers: { Accept: 'application/json', ...type, ...headers } };
      const sent = request(this.url, options, async (response) => {
        const text = await response.toArray().then((chunks) => Buffer.concat(chunks).toString(), reject);
        if (typeof text === 'string') resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  mails() {
    const folder = path.join(this.folder, 'mails');
    return readdirSync(folder).map((name) => readMail(readFileSync(path.join(folder, name), 'latin1')));
  }

  /** What the owner's command writes. */
  run(command: string, env: Record<string, string> = {}) {
    const { php = [], env: own, webRoot = 'web', site = webRoot } = this.options;
    const file = path.join(this.folder, site, 'contact.php');
    return execFileSync('php', [...php, file, command], {
      encoding: 'utf8',
      env: { ...process.env, ...own, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  messages(): Record<string, string>[] {
    if (!this.options.env?.CONTACT_STORE && !existsSync(this.store)) return [];
    return this.run('export')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  }

  /** Lets everybody send as many messages as if they had sent none. */
  forgetVisitors() {
    rmSync(path.join(this.store, 'arrivals.json'), { force: true });
  }

  /** Makes all that is stored older. */
  age(seconds: number) {
    const code = `
      chdir($argv[1]);
      $counts = json_decode(file_get_contents('arrivals.json'), true);
      foreach ($counts['arrivals'] as &$times) foreach ($times as &$time) $time -= $argv[2];
      file_put_contents('arrivals.json', json_encode($counts));
      foreach (glob('*-*.json') as $name) {
        [$seconds, $rest] = explode('.', $name, 2);
        rename($name, ($seconds - $argv[2]) . ".$rest");
      }
      if (is_file('messages.sqlite')) (new PDO('sqlite:messages.sqlite'))->exec("UPDATE messages SET time = time - $argv[2]");`;
    execFileSync('php', [...(this.options.php ?? []), '-r', code, '--', this.store, `${seconds}`]);
  }
}

/** Ends what a test has started. */
export async function stopHosts() {
  for (const host of started.splice(0)) {
    await host.stop('SIGKILL');
    await rm(host.folder, { recursive: true, force: true });
  }
}

/** A visitor's address on this machine; only Linux has more than one. */
export function visitor(number: number) {
  return process.platform === 'linux' ? `127.0.1.${number}` : '127.0.0.1';
}

export function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function readMail(mail: string) {
  const [head = '', body = ''] = mail.split(/\r?\n\r?\n(.*)/s);
  const headers = head
    .split(/\r?\n(?![ \t])/)
    .map((line) => line.split(/:\s(.*)/s).slice(0, 2) as [name: string, value: string]);
  return { head, headers: Object.fromEntries(headers), text: Buffer.from(body, 'base64').toString() };
}

/** The text of a header with encoded words (RFC 2047). */
export function decodeHeader(value = '') {
  return value
    .replaceAll(/\r?\n[ \t]/g, '')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word) => Buffer.from(word, 'base64').toString());
}
