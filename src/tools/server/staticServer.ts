import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

interface StaticServer {
  /** Folder to serve. */
  root: string;
  /** Path under which it is served, with a slash at both ends. */
  base?: string;
  /** Awaited before every request. */
  ready?: () => Promise<void>;
  /** Handles a request itself, or returns undefined. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;
  /** Location of a file that the folder lacks. */
  findElsewhere?: (file: string) => Promise<string | undefined>;
  transformHtml?: (html: string) => string;
}

/**
 * A server that behaves like a static host such as GitHub Pages: content types, gzip, `404.html` with status 404 for
 * missing files, and status 405 for methods other than GET and HEAD.
 */
export function createStaticServer({
  root,
  base = '/',
  ready = async () => {},
  intercept,
  findElsewhere = async () => undefined,
  transformHtml = (html) => html,
}: StaticServer) {
  async function answer(request: IncomingMessage, response: ServerResponse) {
    await ready();
    const intercepted = intercept?.(request, response);
    if (intercepted) return intercepted;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const requested = pathBelow(base, request.url ?? '/');
    const found =
      requested === undefined ? undefined : ((await findFile(root, requested)) ?? (await findElsewhere(requested)));
    if (found && (await stat(found)).isDirectory()) {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      return;
    }
    const file = found ?? path.join(root, '404.html');
    const type = TYPES[path.extname(file) as keyof typeof TYPES] ?? 'application/octet-stream';
    const contents = await readFile(file);
    const body = type.startsWith('text/html') ? Buffer.from(transformHtml(contents.toString())) : contents;
    const compresses = /text|json|svg|xml/.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    response.writeHead(found ? 200 : 404, {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      ...(compresses && { 'Content-Encoding': 'gzip' }),
    });
    response.end(request.method === 'HEAD' ? undefined : compresses ? gzipSync(body) : body);
  }

  return createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

/** The path of a URL relative to the base; undefined if it is outside. */
function pathBelow(base: string, url: string) {
  try {
    const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    if (`${pathname}/` === base) return '';
    if (!pathname.startsWith(base)) return undefined;
    const inside = path.normalize(pathname.slice(base.length)).replaceAll(path.sep, '/');
    if (inside.startsWith('..')) return undefined;
    return pathname.endsWith('/') ? path.posix.join(inside, 'index.html') : inside;
  } catch {
    return undefined;
  }
}

/** The path of an existing file, or of a folder if the URL lacks its trailing slash. */
async function findFile(root: string, inside: string) {
  const file = path.join(root, inside);
  return (await stat(file).catch(() => undefined)) && file;
}

/** Another program has the port, or the system lets nobody open it: Windows reserves ranges, some around 8080. */
const NOT_FREE = ['EADDRINUSE', 'EACCES'];

/**
 * Starts a server on 127.0.0.1, on the first free port from `port`.
 *
 * @param port 0 for any free one.
 * @param network Whether other devices of the network reach it.
 * @returns The port it listens on.
 */
export function listen(server: Server, port: number, network: boolean = false): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (NOT_FREE.includes(error.code ?? '')) resolve(listen(server, port + 1, network));
      else reject(error);
    });
    server.listen(port, network ? '0.0.0.0' : '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Where other devices of the network find a server, one line each. */
export function networkAddresses(port: number, base: string = '/') {
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  return interfaces
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `On a phone in the same network: http://${address}:${port}${base}`)
    .join('\n');
}
