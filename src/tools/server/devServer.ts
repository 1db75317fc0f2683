import type { FSWatcher } from 'node:fs';
import { existsSync, readdirSync, watch } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { ContactService } from '../../site/contactService';
import type { Product } from '../build/assets/cache';
import { messageOf } from '../build/check/contentError';
import { readForm, standInFor, tellMessage } from './formServices';
import { answerWithPhp, phpVersion, startPhp } from './phpServer';
import { createStaticServer, listen, networkAddresses } from './staticServer';

const FIRST_PORT = 8080;
const MESSAGES = 'messages.jsonl';
/** A separate file, because the page's security policy blocks inline scripts added after the build. */
const RELOAD_SCRIPT = "new EventSource('/__reload').onmessage = () => location.reload();";

type Message = ReturnType<typeof import('../build/files/readMessage').readMessage>;

export interface Built {
  products: Product[];
  /** The folder of each edition in the site, and what reads its messages. */
  editions: { folder: string; readMessage: (form: Record<string, string | undefined>) => Message }[];
  /** What the contact form posts to. */
  service: ContactService;
}

interface DevServer {
  build: () => Promise<Built>;
  root: string;
  watched: string[];
  /** Form service to try out with its stand-in. */
  service?: string;
  /** Whether other devices of the network reach the server. */
  host?: boolean;
}

/**
 * Builds the site, serves `root`, and rebuilds and reloads browsers when a watched file changes. Makes products on
 * request.
 */
export async function startDevServer({ build, root, watched, service, host }: DevServer) {
  const php = phpVersion();
  const standIn = service ? standInFor(service, tellMessage) : undefined;
  let phpPort: Promise<number> | undefined;
  const browsers: Set<ServerResponse> = new Set();
  // Requests wait for a running rebuild.
  let building = Promise.resolve();
  let built: Built | undefined;
  const server = createStaticServer({
    root,
    ready: () => building,
    transformHtml: (html) => html.replace('</body>', '<script src="/__reload.js"></script></body>'),
    async findElsewhere(file) {
      const product = built?.products.find(({ includes }) => includes(file));
      const files = await product?.make().catch((error) => {
        tell(error);
        throw error;
      });
      return files?.find(([, to]) => to === file)?.[0];
    },
    intercept(request, response) {
      if (request.url === '/__reload') return keepOpen(response);
      if (request.url === '/__reload.js') return answerScript(response, RELOAD_SCRIPT);
      const edition = built?.editions.find(({ folder }) => request.url === `/${folder}contact.php`);
      if (!edition) return standIn?.intercept(request, response);
      if (php) {
        phpPort ??= startPhp(path.resolve(root));
        return phpPort.then((port) => answerWithPhp(request, response, port));
      }
      if (request.method === 'POST') return answerMessage(request, response, edition.readMessage);
    },
  });

  async function keepOpen(response: ServerResponse) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' }).write('\n');
    browsers.add(response);
    response.on('close', () => browsers.delete(response));
  }

  let timer: NodeJS.Timeout | undefined;
  const watchers: FSWatcher[] = [];
  // What changes during the first build is built after it.
  watchFolders();
  building = rebuild();
  await building;
  const port = await listen(server, FIRST_PORT, host);
  console.log(`Serving on http://localhost:${port}`);
  if (host) console.log(networkAddresses(port));
  console.log(whoAnswers());

  /** Watches each folder for itself: `recursive` loses a file on Linux once another has replaced it. */
  function watchFolders() {
    for (const watcher of watchers.splice(0)) watcher.close();
    const folders = new Set(watched.filter((folder) => existsSync(folder)).flatMap(foldersIn));
    for (const folder of folders) watchers.push(watch(folder, onChange));
  }

  function onChange() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchFolders();
      building = building.then(rebuild);
    }, 100);
  }

  function whoAnswers() {
    if (standIn) return `The contact form is answered by a stand-in for ${service}; no message leaves this machine.`;
    const { name = 'php', endpoint } = built?.service ?? {};
    if (name !== 'php') return `The contact form posts to ${endpoint}; with --service=${name} a stand-in answers.`;
    return php
      ? `The contact form is answered by contact.php with PHP ${php}; messages are kept in contact-messages/.`
      : `No PHP 8.1 found: the contact form is answered here, and messages are kept in ${MESSAGES}.`;
  }

  /** Prints build errors; the next change triggers another attempt. */
  async function rebuild() {
    try {
      built = await build();
      for (const browser of browsers) browser.write('data: reload\n\n');
    } catch (error) {
      tell(error);
      console.error(
        existsSync(root) ? 'The site served is the last one that could be built.' : 'There is no site yet.',
      );
    }
  }
}

function tell(error: unknown) {
  console.error(messageOf(error));
}

async function answerScript(response: ServerResponse, script: string) {
  response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(script);
}

/** Replaces `contact.php` where PHP is missing: checks the fields, stores the message and prints it. */
async function answerMessage(
  request: IncomingMessage,
  response: ServerResponse,
  readMessage: Built['editions'][number]['readMessage'],
) {
  const { message, errors } = readMessage(await readForm(request));
  const success = Object.keys(errors).length === 0;
  if (success) {
    await appendFile(MESSAGES, `${JSON.stringify({ receivedAt: new Date().toISOString(), ...message })}\n`);
    tellMessage(message);
  }
  response.writeHead(success ? 200 : 422, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(success ? { success } : { success, errors }));
}

/** A folder and all folders in it. */
function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return [folder, ...folders.map(({ parentPath, name }) => path.join(parentPath, name))];
}
