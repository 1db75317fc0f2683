import type { IncomingMessage, ServerResponse } from 'node:http';
import { createStaticServer, listen } from '../../src/tools/server/staticServer';

/** Reports what goes wrong in a page, and marks it when the app has taken over. */
const RECORDER = `<script>(() => {
  const report = (fault) => navigator.sendBeacon('/fault', location.href + ' ' + fault);
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  addEventListener('securitypolicyviolation', (event) => report(event.violatedDirective + ' ' + event.blockedURI));
  console.error = report;
  document.addEventListener('site:ready', () => document.documentElement.setAttribute('data-hydrated', ''));
})()</script>`;

export interface Site {
  origin: string;
  /** Errors and policy violations in the pages. */
  faults: string[];
  /** Answers some requests in place of the host. */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;
  stop: () => void;
}

/** Serves the reference site as a static host does. */
export async function startSite(): Promise<Site> {
  const site: Site = { origin: '', faults: [], answer: () => undefined, stop };
  const server = createStaticServer({
    root: '.cache/sites/reference/dist',
    intercept: (request, response) => (request.url === '/fault' ? keep : site.answer)(request, response),
    // At the start of `head`, where the policy of the page does not apply yet.
    transformHtml: (html) => html.replace('<head>', `<head>${RECORDER}`),
  });

  async function keep(request: IncomingMessage, response: ServerResponse) {
    site.faults.push(Buffer.concat(await request.toArray()).toString());
    response.end();
  }

  function stop() {
    server.closeAllConnections();
    server.close();
  }

  site.origin = `http://127.0.0.1:${await listen(server, 0)}`;
  return site;
}

export async function reply(response: ServerResponse, type: string, body: string) {
  response.writeHead(200, { 'Content-Type': type }).end(body);
}
