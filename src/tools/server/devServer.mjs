import { existsSync, readdirSync, watch } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from '../build/check/contentError.mjs';
import { readForm, startFormService, tellMessage } from './formServices.mjs';
import { answerWithPhp, phpVersion, startPhp } from './phpServer.mjs';
import { createStaticServer, listen, networkAddresses } from './staticServer.mjs';

const FIRST_PORT = 8080;
const MESSAGES = 'messages.jsonl';
/** Milliseconds without a request after which the server makes the remaining products. */
const IDLE = 3000;
/** A separate file, because the page's security policy blocks inline scripts added after the build. */
const RELOAD_SCRIPT = "new EventSource('/__reload').onmessage = () => location.reload();";

/** Replaces the site's service worker, which would serve older builds. */
const NO_WORKER = 'self.registration.unregister();';

/**
 * @typedef {object} Built
 * @property {import('../build/assets/cache.mjs').Product[]} products
 * @property {typeof import('../build/files/readMessage').readMessage} readMessage
 * @property {import('../../contact/services').ContactService} service What the contact form posts to.
 */

/**
 * Builds the site, serves `root`, and rebuilds and reloads browsers when a watched file changes. Makes products on
 * request, and the remaining ones while idle.
 *
 * @param {object} options
 * @param {(serviceOrigin?: string) => Promise<Built>} options.build
 * @param {string} options.root
 * @param {string[]} options.watched
 * @param {string} [options.service] Form service to try out with its stand-in.
 * @param {string} [options.answer] What the stand-in answers.
 * @param {boolean} [options.host] Whether other devices of the network reach the server.
 */
export async function startDevServer({ build, root, watched, service, answer, host }) {
  const php = phpVersion();
  const formService = service ? await startFormService(service, answer, tellMessage) : undefined;
  /** @type {Promise<number> | undefined} */
  let phpPort;
  /** @type {Set<import('node:http').ServerResponse>} */
  const browsers = new Set();
  // Requests wait for a running rebuild.
  let building = Promise.resolve();
  /** @type {import('../build/assets/cache.mjs').Product[]} */
  let products = [];
  /** @type {Built['readMessage']} */
  let readMessage = () => ({ message: {}, errors: {} });
  /** @type {Built['service'] | undefined} */
  let target;
  let lastRequest = Date.now();
  const server = createStaticServer({
    root,
    ready: () => building,
    transformHtml: (html) => html.replace('</body>', '<script src="/__reload.js"></script></body>'),
    async findElsewhere(file) {
      const product = products.find(({ includes }) => includes(file));
      const files = (await (product && make(product))) ?? [];
      return files.find(([, to]) => to === file)?.[0];
    },
    intercept(request, response) {
      lastRequest = Date.now();
      if (request.url === '/__reload') return keepOpen(response);
      if (request.url === '/serviceWorker.js') return answerScript(response, NO_WORKER);
      if (request.url === '/__reload.js') return answerScript(response, RELOAD_SCRIPT);
      if (request.url !== '/contact.php') return formService?.intercept(request, response);
      if (php) {
        phpPort ??= startPhp(path.resolve(root));
        return phpPort.then((port) => answerWithPhp(request, response, port));
      }
      if (request.method === 'POST') return answerMessage(request, response, readMessage);
    },
  });

  /** @param {import('node:http').ServerResponse} response */
  async function keepOpen(response) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' }).write('\n');
    browsers.add(response);
    response.on('close', () => browsers.delete(response));
  }

  await rebuild();
  let reason = '';
  server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => {
    reason = ` (port ${FIRST_PORT} ${code === 'EACCES' ? 'is reserved by the system' : 'is taken'})`;
  });
  const port = await listen(server, FIRST_PORT, host);
  console.log(`Serving on http://localhost:${port}${reason}`);
  if (host) console.log(networkAddresses(port));
  console.log(whoAnswers());

  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();
  watchFolders();

  /** Watches each folder for itself: `recursive` loses a file on Linux once another has replaced it. */
  function watchFolders() {
    const folders = watched.filter((folder) => existsSync(folder)).flatMap(foldersIn);
    for (const [folder, watcher] of watchers) {
      if (folders.includes(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) if (!watchers.has(folder)) watchers.set(folder, watch(folder, onChange));
  }

  function onChange() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchFolders();
      building = building.then(rebuild);
    }, 100);
  }

  function whoAnswers() {
    if (formService)
      return `The contact form is answered by a stand-in for ${service}; no message leaves this machine.`;
    if (target && target.name !== 'php') {
      return `The contact form posts to ${target.endpoint}; with --service=${target.name} a stand-in answers.`;
    }
    return php
      ? `The contact form is answered by contact.php with PHP ${php}; messages are kept in contact-messages/.`
      : `No PHP 8.1 found: the contact form is answered here, and messages are kept in ${MESSAGES}.`;
  }

  /** Prints build errors; the next change triggers another attempt. */
  async function rebuild() {
    try {
      ({ products, readMessage, service: target } = await build(formService?.origin));
      for (const browser of browsers) browser.write('data: reload\n\n');
      makeRest(products);
    } catch (error) {
      tell(error);
      // A new array stops `makeRest`, since nothing can be drawn from sources that do not build.
      products = [...products];
      console.error(
        existsSync(root) ? 'The site served is the last one that could be built.' : 'There is no site yet.',
      );
    }
  }

  /** @param {import('../build/assets/cache.mjs').Product} product */
  function make(product) {
    return product.make().catch((error) => {
      tell(error);
      throw error;
    });
  }

  /**
   * Fills the cache for the next full build, one product at a time, so that requests do not wait long.
   *
   * @param {import('../build/assets/cache.mjs').Product[]} all
   */
  async function makeRest(all) {
    for (const product of all) {
      while (Date.now() - lastRequest < IDLE) await wait(lastRequest + IDLE - Date.now());
      if (products !== all) return;
      await make(product).catch(() => {});
    }
  }
}

/** @param {unknown} error */
function tell(error) {
  console.error(messageOf(error));
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} script
 */
async function answerScript(response, script) {
  response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(script);
}

/**
 * Replaces `contact.php` where PHP is missing: checks the fields, stores the message and prints it.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Built['readMessage']} readMessage
 */
async function answerMessage(request, response, readMessage) {
  const { message, errors } = readMessage(await readForm(request));
  const success = Object.keys(errors).length === 0;
  if (success) {
    await appendFile(MESSAGES, `${JSON.stringify({ receivedAt: new Date().toISOString(), ...message })}\n`);
    tellMessage(message);
  }
  response.writeHead(success ? 200 : 422, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(success ? { success } : { success, errors }));
}

/**
 * A folder and all folders in it.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function foldersIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return [
    folder,
    ...entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => foldersIn(`${folder}/${name}`)),
  ];
}
