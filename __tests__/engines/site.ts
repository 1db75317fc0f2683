import type { IncomingMessage, ServerResponse } from 'node:http';
import { createStaticServer, listen } from '../../src/tools/server/staticServer';

/** A script that reports errors and policy violations, and marks the page when the app has taken over. */
const RECORDER = `<script>(() => {
  const report = (fault) => navigator.sendBeacon('/fault', location.href + ' ' + fault);
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  addEventListener('securitypolicyviolation', (event) => report(event.violatedDirective + ' ' + event.blockedURI));
  console.error = report;
  document.addEventListener('site:ready', () => document.documentElement.setAttribute('data-hydrated', ''));
})()</script>`;

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Serves the reference site, with a stand-in for `contact.php`, and collects the reported faults. */
export async function startSite() {
  const site = { origin: '', faults: [] as string[], holdsCode: false, stop };
  const server = createStaticServer({
    root: '.cache/sites/reference/dist',
    intercept(request, response) {
      if (request.method === 'POST') return take(request, response);
      return site.holdsCode && request.url?.startsWith('/assets/main-') ? new Promise(() => {}) : undefined;
    },
    // The policy of the page does not apply to scripts before it.
    transformHtml: (html) => html.replace('<head>', `<head>${RECORDER}`),
  });

  async function take(request: IncomingMessage, response: ServerResponse) {
    const text = Buffer.concat(await request.toArray()).toString();
    if (request.url === '/fault') site.faults.push(text);
    const isForApp = request.headers.accept === 'application/json';
    response.setHeader('Content-Type', isForApp ? 'application/json' : 'text/html');
    response.end(isForApp ? '{"success": true}' : '<h1>Enviado</h1>');
  }

  function stop() {
    server.close().closeAllConnections();
  }

  site.origin = `http://127.0.0.1:${await listen(server, 0)}`;
  return site;
}
