import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageFunction } from '../../src/tools/browser/pageFunction';
import { createStaticServer, listen } from '../../src/tools/server/staticServer';

/** The reference site, and the same in Spanish and English. */
export const SITE = '.cache/sites/reference/dist';
export const EDITIONS = '.cache/sites/editions/dist';

/**
 * Serves a site as a static host does, on 127.0.0.1. A script at the start of every page reports what goes wrong in it;
 * there, the policy of the page does not apply to it yet.
 */
export async function startSite(root = SITE) {
  const site = {
    origin: '',
    /** Errors and policy violations in the pages. */
    faults: [] as string[],
    /** Answers some requests in place of the host. */
    answer: (() => undefined) as (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createStaticServer({
    root,
    intercept: (request, response) =>
      request.url === '/fault' ? keep(request, response) : site.answer(request, response),
    transformHtml: recorded,
  });
  async function keep(request: IncomingMessage, response: ServerResponse) {
    site.faults.push(Buffer.concat(await request.toArray()).toString());
    response.end();
  }

  site.origin = `http://127.0.0.1:${await listen(server, 0)}`;
  return site;
}

const recorded = (html: string) => html.replace('<head>', `<head><script>(${pageFunction(record)})()</script>`);

/** Runs in the page. */
function record() {
  const report = (fault: unknown) => navigator.sendBeacon('/fault', `${location.href} ${fault}`);
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
