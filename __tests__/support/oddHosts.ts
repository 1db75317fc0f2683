import { statSync } from 'node:fs';
import { startHost } from './startHost';

/** A file, the address of a redirect, or the status of an error. */
type Answer = string | { redirect: string } | number;

const HOME = '/index.html';

/** The answers of hosts to a path, which can be that of a file. */
export const HOSTS = {
  'answers unknown paths with home': (path, isFile) => (isFile ? path : HOME),
  'removes slashes and extensions, and answers unknown paths with home': (path, isFile) => {
    const clean = path.replace(/(?<=.)\/$|(\/index)?\.html$/, '') || '/';
    return clean === path ? (isFile ? path : HOME) : { redirect: clean };
  },
  'redirects unknown paths and HTML files to home': (path, isFile) => {
    if (path === '/') return HOME;
    return isFile && !path.endsWith('.html') ? path : { redirect: '/' };
  },
  'has no directory index': (path, isFile) => (path === '/' ? HOME : isFile ? path : 403),
  'has a directory index and an error page': (path) => path,
} satisfies Record<string, (path: string, isFile: boolean) => Answer>;

/** Serves a folder with the answers of a host, until `stop` is called. */
export const startOddHost = (root: string, name: keyof typeof HOSTS) =>
  startHost(root, (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const isFile = statSync(root + pathname, { throwIfNoEntry: false })?.isFile() ?? false;
    const answer: Answer = HOSTS[name](pathname, isFile);
    if (typeof answer === 'string') request.url = answer;
    else if (typeof answer === 'number') return end(answer);
    else return end(301, { Location: answer.redirect });
    return undefined;

    async function end(status: number, headers = {}) {
      response.writeHead(status, headers).end();
    }
  });
