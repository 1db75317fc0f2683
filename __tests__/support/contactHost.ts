import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text as textOf } from 'node:stream/consumers';
import { SITE } from './sites';

/** Sets the visitor's address, and seconds to add to the time, from the headers of a request. */
const VISIT = `
  $_SERVER['REMOTE_ADDR'] = $_SERVER['HTTP_X_VISITOR'] ?? $_SERVER['REMOTE_ADDR'];
  function microtime() { return date_create()->format('U.u') + ($_SERVER['HTTP_X_LATER'] ?? 0); }
`;

/** A host in a folder of its own: PHP with several workers, and a stand-in for sendmail that stores mails. */
export class Host {
  readonly home = path.join(tmpdir(), `contact-host-${randomUUID()}`);
  readonly folder = path.join(this.home, 'sitios');
  /** The web root. */
  readonly web = path.join(this.folder, 'web');
  readonly store = path.join(this.folder, 'contact-messages');
  url = '';
  private server?: ChildProcess;

  /** @param php Options of PHP. */
  constructor(private readonly php: readonly string[] = []) {}

  /** Removes all messages, mails and logs. */
  prepare() {
    rmSync(this.home, { recursive: true, force: true });
    for (const folder of [this.web, `${this.home}/mails`]) mkdirSync(folder, { recursive: true });
    this.publish('');
    this.mailWith('');
    this.prepend('');
  }

  /** Copies a site's `contact.php` into a folder of the web root. Returns the address of the copy. */
  publish(folder: string, site = SITE) {
    cpSync(`${site}/contact.php`, path.join(this.web, folder, 'contact.php'));
    return this.url.replace(/\/contact\.php$/, `/${folder}$&`);
  }

  /** Makes the mail program run shell commands first. Each stored mail begins with a line of the program's arguments. */
  mailWith(commands: string) {
    const keep = `{ echo "$*"; cat; } > "$(mktemp "${this.home}/mails/XXXXXXXX")"`;
    writeFileSync(`${this.home}/sendmail`, `#!/bin/sh\n${commands}\n${keep}\n`, { mode: 0o755 });
  }

  /** Makes PHP run code before `contact.php`. */
  prepend(code: string) {
    writeFileSync(`${this.home}/first.php`, `<?php ${VISIT} ${code}`);
  }

  async start() {
    this.prepare();
    const settings = {
      ...{ sendmail_path: `${this.home}/sendmail`, auto_prepend_file: `${this.home}/first.php` },
      ...{ log_errors: 1, error_log: `${this.home}/log`, display_errors: 1, html_errors: 0, output_buffering: 4096 },
      // No caches, because tests replace files within a second. Without the `microtime` of PHP, `VISIT` can define its own.
      ...{ 'opcache.enable': 0, realpath_cache_size: 0, disable_functions: 'microtime' },
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
    const server = spawn('php', [...options, ...this.php, '-S', '127.0.0.1:0', '-t', this.web], {
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      stdio: ['ignore', 'ignore', 'pipe'],
      // The workers outlive their parent, so `stop` ends the whole process group.
      detached: true,
    });
    this.server = server;
    for await (const line of createInterface(server.stderr)) {
      const [, origin] = line.match(/\((http:\/\/127\.0\.0\.1:\d+)\) started/) ?? [];
      this.url = `${origin}/contact.php`;
      if (origin) break;
      console.error(line);
    }
    server.stderr.resume();
    return this;
  }

  stop() {
    if (this.server?.pid) process.kill(-this.server.pid, 'SIGKILL');
    rmSync(this.home, { recursive: true, force: true });
  }

  /** Sends fields as a browser does, or a given body. */
  async post(
    content: Record<string, string> | string,
    headers: OutgoingHttpHeaders = {},
    { method = 'POST', url = this.url } = {},
  ) {
    const body = new Response(typeof content === 'string' ? content : formOf(content));
    const type = body.headers.get('Content-Type') ?? '';
    const all = { Accept: 'application/json', 'Content-Type': type, ...headers };
    const sent = request(url, { method, headers: all }).end(Buffer.from(await body.arrayBuffer()));
    const [response] = await once(sent, 'response');
    return { status: response.statusCode, headers: response.headers, text: await textOf(response) };
  }

  /** Runs a command of `contact.php`, and returns its output. */
  run(command: string, env: Record<string, string> = {}) {
    const options = { encoding: 'utf8', env: { ...process.env, ...env }, stdio: 'pipe' } as const;
    return execFileSync('php', [...this.php, `${this.web}/contact.php`, command], options);
  }

  messages(): Record<string, string>[] {
    const lines = existsSync(this.store) ? this.run('export').split('\n') : [];
    return lines.filter(Boolean).map((line) => JSON.parse(line));
  }

  mails() {
    const files = readdirSync(`${this.home}/mails`).map((name) => `${this.home}/mails/${name}`);
    return files.map((file) => readMail(readFileSync(file, 'latin1')));
  }

  log() {
    return existsSync(`${this.home}/log`) ? readFileSync(`${this.home}/log`, 'utf8') : '';
  }
}

/** Starts a host for the tests of a file or a group, and resets the host before each test. */
export function testHost(php?: readonly string[]) {
  const host = new Host(php);
  beforeAll(() => host.start());
  beforeEach(() => host.prepare());
  afterAll(() => host.stop());
  return host;
}

export function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function readMail(mail: string) {
  const [, sendmailArguments, head = '', body = ''] = mail.match(/^(.*)\n([\s\S]*?)\r?\n\r?\n([\s\S]*)$/) ?? [];
  const text = (base64: string) => Buffer.from(base64, 'base64').toString();
  const headers = head
    .replaceAll(/\r?\n[ \t]/g, '')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word) => text(word))
    .split(/\r?\n/)
    .map((line) => line.split(/:\s(.*)/s));
  return { sendmailArguments, head, headers: Object.fromEntries(headers), text: text(body) };
}
