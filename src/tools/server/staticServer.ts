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
  '.map': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

interface StaticServer {
  /** The folder to serve. */
  root: string;
  /** The path under which the folder is served, with a slash at both ends. */
  base?: string;
  /** A function that the server awaits before every request. */
  ready?: () => Promise<void>;
  /** Handles a request, or returns undefined to leave the request to the server. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;
  /** Returns the location of a file that the folder lacks. */
  findElsewhere?: (file: string) => Promise<string | undefined>;
  transformHtml?: (html: string) => string;
}

/**
 * Creates a server that behaves like a static host such as GitHub Pages: content types, gzip, `404.html` with status 404 for missing
 * files, and status 405 for methods other than GET and HEAD. The server also sends parts of files, because Safari needs parts to play
 * a video.
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
    const type = TYPES[path.extname(file).toLowerCase() as keyof typeof TYPES] ?? 'application/octet-stream';
    const contents = await readFile(file);
    const body = type.startsWith('text/html') ? Buffer.from(transformHtml(contents.toString())) : contents;
    const range = found ? rangeOf(request.headers.range, body.length) : undefined;
    if (range && range.from > range.to) {
      response.writeHead(416, { 'Content-Range': `bytes */${body.length}` }).end();
      return;
    }
    const part = range ? body.subarray(range.from, range.to + 1) : body;
    const accepts = String(request.headers['accept-encoding']);
    const compresses = !range && /text|json|svg|xml/.test(type) && /\bgzip\b/.test(accepts);
    const sent = compresses ? gzipSync(part) : part;
    response.writeHead(range ? 206 : found ? 200 : 404, {
      'Content-Type': type,
      'Content-Length': sent.length,
      'Cache-Control': 'no-cache',
      'Accept-Ranges': 'bytes',
      ...(range && { 'Content-Range': `bytes ${range.from}-${range.to}/${body.length}` }),
      ...(compresses && { 'Content-Encoding': 'gzip' }),
    });
    response.end(request.method === 'HEAD' ? undefined : sent);
  }

  return createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

/**
 * Returns the first and the last byte that a request asks for. Returns undefined if the answer is the whole file, such as for a
 * request of several parts.
 */
function rangeOf(header: string | undefined, length: number) {
  const [, first = '', last = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (!first && !last) return undefined;
  if (!first) return { from: Math.max(0, length - Number(last)), to: length - 1 };
  return { from: Number(first), to: last ? Math.min(Number(last), length - 1) : length - 1 };
}

/** Returns the path of a URL relative to the base, or undefined if the URL is outside the base. */
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

/** Returns the path of an existing file, or of a folder if the URL lacks the slash at the end. */
async function findFile(root: string, inside: string) {
  const file = path.join(root, inside);
  return (await stat(file).catch(() => undefined)) && file;
}

/** The errors of a port that another program or the system has taken. Windows reserves ranges of ports, some around 8080. */
const NOT_FREE = ['EADDRINUSE', 'EACCES'];

/**
 * Starts a server on the first free port from `port`.
 *
 * @param port The first port to try, or 0 for any free port.
 * @param network Whether other devices in the network can reach the server. Otherwise the server listens on 127.0.0.1 only.
 * @returns The port of the server.
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

/** Returns the addresses of a server for other devices in the network, one line each. */
export function networkAddresses(port: number, base: string = '/') {
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  return interfaces
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `On a phone in the same network: http://${address}:${port}${base}`)
    .join('\n');
}
