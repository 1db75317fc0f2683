import { spawn, spawnSync } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as open } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { program } from '../program';

/** Returns the version of the installed PHP if that version can run `contact.php`. */
export function phpVersion() {
  const { status, stdout } = spawnSync('php', ['-r', 'echo PHP_VERSION; exit(PHP_VERSION_ID >= 80100 ? 0 : 1);']);
  return status === 0 ? `${stdout}` : undefined;
}

/**
 * Starts a PHP server that stops with this process and prints mails instead of sending them.
 *
 * @param root The folder to serve.
 * @returns The port of the server on 127.0.0.1.
 */
export async function startPhp(root: string): Promise<number> {
  const sendmail = [process.execPath, ...program(path.resolve('src/tools/server/printMail.ts'))].map(quoted);
  // PHP's configuration escapes quotes in a quoted value in the same way as JSON.
  const setting = `sendmail_path=${JSON.stringify(sendmail.join(' '))}`;
  const php = spawn('php', ['-d', setting, '-S', '127.0.0.1:0', '-t', root], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { CONTACT_STORE: path.resolve('contact-messages'), ...process.env },
  });
  process.on('exit', () => php.kill());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());
  return new Promise((resolve, reject) => {
    php.once('exit', () => reject(new Error('PHP has ended.')));
    createInterface(php.stderr).on('line', (line) => {
      const started = line.match(/\(http:\/\/127\.0\.0\.1:(\d+)\) started$/);
      if (started) resolve(Number(started[1]));
      else if (line.includes('contact.php: ')) console.error(line);
    });
  });
}

/** Quotes a path for the shell in which PHP runs sendmail. */
function quoted(file: string) {
  return process.platform === 'win32' ? `"${file}"` : `'${file.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * Forwards a request to the PHP server without the `Origin` header. `contact.php` compares the origin with the host, and a proxy,
 * such as the proxy of an editor in the browser, can change the host.
 */
export async function answerWithPhp(request: IncomingMessage, response: ServerResponse, port: number) {
  const { method, url } = request;
  const { origin, ...headers } = request.headers;
  const reply: IncomingMessage = await new Promise((resolve, reject) => {
    const forwarded = open({ host: '127.0.0.1', port, method, path: url, headers }, resolve).on('error', reject);
    request.pipe(forwarded);
  });
  response.writeHead(reply.statusCode ?? 502, reply.headers);
  await pipeline(reply, response);
}
