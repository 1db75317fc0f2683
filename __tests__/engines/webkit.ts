import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pageFunction } from '../../src/tools/browser/pageFunction';
import type { Browser, Options } from './checks';
import { programOf } from './programs';

/** The codes of keys in WebDriver. */
const KEYS = { Escape: '\uE00C' };
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Prints where its screen is, and becomes the driver. */
const START = 'echo $DISPLAY $XAUTHORITY; exec "$0" "$@"';
/** The factor of one press of the zoom key. */
const ZOOM_STEP = 1.2;
/** Milliseconds that the driver may take to start. */
const TIME_TO_START = 60_000;
/** Milliseconds that it may take to answer: rarely, it never does while a page is being left. */
const TIME_TO_ANSWER = 15_000;

/**
 * WebKitGTK's MiniBrowser on a screen of its own, by WebDriver requests. Its window is never narrower than 447 pixels,
 * and its text has its usual size.
 */
export async function startWebKit({ scripts }: Options): Promise<Browser> {
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
  const driver = spawn(programOf('xvfb'), [...screen, 'sh', '-c', START, programOf('webkit'), `--port=${port}`], {
    // The sandbox does not work for root and in most containers.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own: the browser and the screen outlive the driver otherwise.
    detached: true,
  });
  const stop = () => process.kill(-(driver.pid ?? 0));
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(path === '/session' ? TIME_TO_START : TIME_TO_ANSWER),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  const [display] = await once(driver.stdout, 'data', { signal: AbortSignal.timeout(TIME_TO_START) });
  const [DISPLAY, XAUTHORITY] = `${display}`.trim().split(' ');

  for (const deadline = Date.now() + TIME_TO_START; ; await wait(50)) {
    const error = await send('GET', '/status').then(
      () => undefined,
      (error) => error,
    );
    if (!error) break;
    if (Date.now() > deadline) throw error;
  }
  const args = ['--automation', ...(scripts ? [] : ['--enable-javascript=false'])];
  const { sessionId } = await send('POST', '/session', {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { args } } },
  });
  const session = `/session/${sessionId}`;

  async function find(selector: string) {
    const found = await send('POST', `${session}/element`, { using: 'css selector', value: selector });
    return `${session}/element/${found[ELEMENT]}`;
  }

  const act = (source: object) => send('POST', `${session}/actions`, { actions: [source] });

  return {
    run: (code, ...args) =>
      send('POST', `${session}/execute/sync`, { script: `return (${pageFunction(code)})(...arguments)`, args }),
    click: async (selector) => send('POST', `${await find(selector)}/click`, {}),
    press: (key) =>
      act({
        id: 'keyboard',
        type: 'key',
        actions: [
          { type: 'keyDown', value: KEYS[key] },
          { type: 'keyUp', value: KEYS[key] },
        ],
      }),
    drag: (from, to) =>
      act({
        id: 'mouse',
        type: 'pointer',
        actions: [
          { type: 'pointerMove', duration: 0, ...from },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerMove', duration: 200, ...to },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    async resize(width, height) {
      await send('POST', `${session}/window/rect`, { width, height });
    },
    // The driver's keys reach the page, not the browser.
    async zoom(factor) {
      const keys = ['ctrl+0', ...Array(Math.round(Math.log(factor) / Math.log(ZOOM_STEP))).fill('ctrl+plus')];
      const window = ['search', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus', '--sync'];
      await promisify(execFile)(programOf('keyboard'), [...window, 'key', '--delay', '50', ...keys], {
        env: { DISPLAY, XAUTHORITY },
      });
    },
    screenshot: async () => Buffer.from(await send('GET', `${session}/screenshot`), 'base64'),
    async stop() {
      await send('DELETE', session);
      process.off('exit', stop);
      stop();
    },
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? address?.port : 0;
}
