import { readFileSync } from 'node:fs';
import { createStaticServer, listen } from '../../src/tools/server/staticServer.mjs';

/** The reference site. */
export const SITE = '.cache/sites/reference/dist';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * Serves the site as a static host does, on 127.0.0.1. A script at the start of every page reports what goes wrong in it;
 * there, the policy of the page does not apply to it yet.
 */
export async function startSite() {
  const site = {
    origin: '',
    /** @type {string[]} Errors and policy violations in the pages. */
    faults: [],
    /**
     * @type {(request: Request, response: Response) => Promise<void> | undefined} Answers some requests in place of the
     *   host.
     */
    answer: () => undefined,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createStaticServer({
    root: SITE,
    intercept: (request, response) => (request.url === '/fault' ? keep(request, response) : answer(request, response)),
    transformHtml: recorded,
  });
  const answer = (/** @type {Request} */ request, /** @type {Response} */ response) => site.answer(request, response);

  /**
   * @param {Request} request
   * @param {Response} response
   */
  async function keep(request, response) {
    site.faults.push(Buffer.concat(await request.toArray()).toString());
    response.end();
  }

  site.origin = `http://127.0.0.1:${await listen(server, 0)}`;
  return site;
}

/** @param {string} html */
const recorded = (html) => html.replace('<head>', `<head><script>(${record})()</script>`);

/** Runs in the page. */
function record() {
  /** @param {unknown} fault */
  const report = (fault) => navigator.sendBeacon('/fault', `${location.href} ${fault}`);
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    report(`${violatedDirective} ${blockedURI} ${sourceFile}`),
  );
  console.error = report;
  document.addEventListener('site:ready', () => document.documentElement.setAttribute('data-hydrated', ''));
}

/** The site's page, divided where a slow connection may divide it: after the header, before the inline script. */
export function dividedPage() {
  const html = recorded(readFileSync(`${SITE}/index.html`, 'utf8'));
  const end = html.indexOf('<noscript>', html.indexOf('<body>'));
  return [html.slice(0, end), html.slice(end)];
}
