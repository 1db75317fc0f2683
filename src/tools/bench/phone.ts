import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../browser/chromium';
import { NAMES, pageFunction } from '../browser/pageFunction';

export const startBrowser = () => chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });

/** How many times slower than this machine's the processor is taken to be. */
const SLOW_DOWN = 4;

const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Milliseconds between two looks at a page. */
const INTERVAL = 200;

interface Answer {
  id: number;
  result: unknown;
  error?: { message: string };
}

interface Evaluated<T> {
  result: { value: T };
  exceptionDetails?: { exception?: { description?: string } };
}

export type Phone = Awaited<ReturnType<typeof openPhone>>;

/**
 * A page on a phone, in a profile of its own: nothing is stored yet.
 *
 * Nobody listens to what happens in it. To a page of Playwright or Lighthouse an inspector listens, so V8 works out for it where
 * the code of each function is, which takes 30 ms for React DOM that no visitor waits for. Commands alone do not cause that.
 */
export async function openPhone(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const answers = new Map<number, (answer: Answer) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer: Answer = JSON.parse(message);
    answers.get(answer.id)?.(answer);
  });
  let id = 0;

  /** Sends the page a command of the DevTools protocol. */
  async function send<T>(method: string, params: object = {}) {
    const answered = new Promise((resolve: (answer: Answer) => void) => answers.set(++id, resolve));
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  }

  /** Calls a function in the page. */
  async function evaluate<A extends unknown[], T>(code: (...values: A) => T, ...values: A): Promise<Awaited<T>> {
    const { result, exceptionDetails } = await send<Evaluated<Awaited<T>>>('Runtime.evaluate', {
      expression: `(${pageFunction(code)})(...${JSON.stringify(values)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  }

  /** Calls a function in the page until it returns something, or `patience` milliseconds have passed. */
  async function until<T>(code: () => T, patience: number): Promise<Awaited<T> | undefined> {
    const end = performance.now() + patience;
    while (performance.now() < end) {
      // There is nothing to ask while one document takes the place of another.
      const value = await evaluate(code).catch(() => undefined);
      if (value) return value;
      await wait(INTERVAL);
    }
    return undefined;
  }

  await send('Page.enable');
  await send('Emulation.setDeviceMetricsOverride', { width: 412, height: 823, deviceScaleFactor: 1, mobile: true });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return {
    evaluate,
    until,
    wait,
    /** Runs a function in every document, before its own scripts. */
    watch: (code: () => void) =>
      send('Page.addScriptToEvaluateOnNewDocument', { source: `${NAMES}(${pageFunction(code)})();` }),
    slowProcessor: () => send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN }),
    async slowNetwork() {
      // Without it, the conditions are accepted and have no effect.
      await send('Network.enable');
      await send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    },
    /** Opens an address, and waits for its `load` event. */
    async open(url: string) {
      await send('Page.navigate', { url });
      await until(() => document.readyState === 'complete', 60_000);
    },
    async tap({ x, y }: { x: number; y: number }) {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    close: () => session.send('Target.disposeBrowserContext', { browserContextId }),
  };
}
