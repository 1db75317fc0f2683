import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import type { Site } from '../../site/siteOf';
import type { Product } from '../build/assets/cache';
import { isForOwner, messageOf } from '../build/check/contentError';
import { answerWithPhp, phpVersion, startPhp } from './phpServer';
import { ownLines, printPageError } from './printPageError';
import { readMessage } from './readMessage';
import { createStaticServer, listen, networkAddresses } from './staticServer';

const MESSAGES = 'messages.jsonl';
/** The file of the added script. The page's security policy blocks inline scripts that are added after the build. */
const ADDED_SCRIPT = '__reload.js';
/** Milliseconds until a browser tries again to connect to a server that has ended. */
const RETRY = 500;

export interface Built {
  products: Product[];
  /** Each edition and its folder in the site, the edition at the root first. */
  editions: { folder: string; site: Site }[];
}

interface DevServer {
  build: () => Promise<Built>;
  root: string;
  /** The first port to try. */
  port: string;
  /** Whether other devices in the network can reach the server. */
  host?: boolean;
}

/**
 * Builds the site and serves `root`. Rebuilds the site and reloads browsers at each message of `start.ts`, and ends when `start.ts`
 * ends. Makes a product, such as a picture, only when a browser requests its file.
 */
export async function startDevServer({ build, root, port: first, host }: DevServer) {
  const php = phpVersion();
  let phpPort: Promise<number> | undefined;
  const browsers: Set<ServerResponse> = new Set();
  // Requests wait for a running rebuild.
  let building = Promise.resolve();
  let built: Built | undefined;
  const server = createStaticServer({
    root,
    ready: () => building,
    // The added script comes first, so that it reports the errors of all other scripts.
    transformHtml: (html) => html.replace('<head>', `<head><script src="/${ADDED_SCRIPT}"></script>`),
    async findElsewhere(file) {
      if (file === ADDED_SCRIPT) return 'src/tools/server/inBrowser.js';
      const product = built?.products.find(({ includes }) => includes(file));
      const files = await product?.make().catch((error) => {
        printError(error);
        throw error;
      });
      return files?.find(([, to]) => to === file)?.[0];
    },
    intercept(request, response) {
      if (request.url === '/__reload') return keepOpen(response);
      if (request.url === '/__error') return takeError(request, response);
      const edition = built?.editions.find(({ folder }) => request.url === `/${folder}contact.php`);
      if (edition && php) {
        phpPort ??= startPhp(path.resolve(root));
        return phpPort.then((port) => answerWithPhp(request, response, port));
      }
      if (edition && request.method === 'POST') return answerMessage(request, response, edition.site);
    },
  });

  async function keepOpen(response: ServerResponse) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
    response.write(`retry: ${RETRY}\n\n`);
    browsers.add(response);
    response.on('close', () => browsers.delete(response));
  }

  async function takeError(request: IncomingMessage, response: ServerResponse) {
    printPageError((await json(request)) as string[], root);
    response.writeHead(204).end();
  }

  process.once('disconnect', () => process.exit());
  process.on('message', () => {
    building = building.then(rebuild);
  });
  building = rebuild();
  const port = await listen(server, Number(first), host);
  process.send?.(port);
  await building;
  console.log(`Serving on http://localhost:${port}`);
  if (host) console.log(networkAddresses(port));
  console.log(whoAnswers());

  function whoAnswers() {
    const { name = 'php', endpoint } = built?.editions[0]?.site.otherPages.contactForm ?? {};
    if (name !== 'php') return `The contact form posts to ${endpoint}.`;
    return php
      ? `contact.php answers the contact form with PHP ${php} and keeps messages in contact-messages/.`
      : `PHP 8.1 was not found: this server answers the contact form and keeps messages in ${MESSAGES}.`;
  }

  /** Rebuilds the site or prints the errors. The next change triggers another attempt. */
  async function rebuild() {
    try {
      built = await build();
      for (const browser of browsers) browser.write('data: reload\n\n');
    } catch (error) {
      printError(error);
      console.error(existsSync(root) ? 'The server shows the last site without errors.' : 'There is no site yet.');
    }
  }
}

function printError(error: unknown) {
  const stack = error instanceof Error && !isForOwner(error) && error.stack;
  console.error(stack ? ownLines(stack.split('\n')) : messageOf(error));
}

/** Replaces `contact.php` if PHP is missing: checks the fields, stores the message and prints it. */
async function answerMessage(request: IncomingMessage, response: ServerResponse, site: Site) {
  const { message, errors } = readMessage(await readForm(request), site);
  const success = Object.keys(errors).length === 0;
  if (success) {
    await appendFile(MESSAGES, `${JSON.stringify({ receivedAt: new Date().toISOString(), ...message })}\n`);
    console.log('Message received:', message);
  }
  response.writeHead(success ? 200 : 422, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(success ? { success } : { success, errors }));
}

/** Returns the texts of a posted form, or no texts if the body is not a form. */
async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const body = new Response(await buffer(request), { headers });
  const form = await body.formData().catch(() => new FormData());
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
