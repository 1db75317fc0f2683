import type { IncomingMessage, ServerResponse } from 'node:http';
import { createStaticServer, listen } from '../../src/tools/server/staticServer';

/** Reports what goes wrong in a page, and marks it when the app has taken over. */
const RECORDER = `<script>(() => {
  const report = (fault) => navigator.sendBeacon('/fault', location.href + ' ' + fault);
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => report(violatedDirective + ' ' + blockedURI));
  console.error = report;
  document.addEventListener('site:ready', () => document.documentElement.setAttribute('data-hydrated', ''));
})()</script>`;

/** Serves the reference site as a static host does. */
export async function startSite() {
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
    root: '.cache/sites/reference/dist',
    intercept: (request, response) =>
      request.url === '/fault' ? keep(request, response) : site.answer(request, response),
    // At the start of `head`, where the policy of the page does not apply yet.
    transformHtml: (html) => html.replace('<head>', `<head>${RECORDER}`),
  });
  async function keep(request: IncomingMessage, response: ServerResponse) {
    site.faults.push(await bodyOf(request));
    response.end();
  }
  site.origin = `http://127.0.0.1:${await listen(server, 0)}`;
  return site;
}

export const bodyOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString();
