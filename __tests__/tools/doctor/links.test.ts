/** @jest-environment node */

import { createServer } from 'node:http';
import { adviceOnLinks, outsideLinks } from '../../../src/tools/doctor/links';
import { listen } from '../../../src/tools/server/staticServer';
import * as career from '../../sites/reference/content/career';
import * as owner from '../../sites/reference/content/owner';
import * as projects from '../../sites/reference/content/projects';

const PATIENCE = 500;
let port: number;

const server = createServer(({ url = '' }, response) => {
  const [, status, target = ''] = url.split('/');
  if (status === 'never') return;
  const location = { loop: url, home: '/', away: `http://localhost:${port}/200` }[target];
  response.writeHead(Number(status || 200), location ? { location } : {}).end('Hola');
});

beforeAll(async () => {
  port = await listen(server, 0);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What is said of links to the server, without its port. */
async function ask(...paths: string[]) {
  const links = paths.map((path, index) => ({
    file: 'src/content/nada.ts',
    path: `projects.${index}.url`,
    text: path.includes(':') ? path : `http://127.0.0.1:${port}/${path}`,
  }));
  const advice = await adviceOnLinks(links, PATIENCE);
  return advice.map((sentence) => sentence.replaceAll(/:\d{4,5}(?=\/)/g, ''));
}

test.each([
  ['is not encrypted', '200', 'no va cifrado, porque es http:.'],
  ['answers with an error', '404', 'responde con el error 404.'],
  ['answers with an error of the server', '503', 'responde con el error 503.'],
  ['refuses programs', '403', 'no lo puede comprobar un programa (responde 403): ábrelo tú.'],
  ['refuses programs as LinkedIn does', '999', 'no lo puede comprobar un programa (responde 999): ábrelo tú.'],
  ['never answers', 'never', 'no responde en 0.5 segundos.'],
  ['leads to another site', '301/away', 'lleva a otro sitio, http://localhost/200 y no va cifrado, porque es http:.'],
  ['leads to the home page', '302/home', 'lleva a la portada, http://127.0.0.1/ y no va cifrado, porque es http:.'],
  [
    'leads to itself',
    '302/loop',
    'redirige en círculo, al menos a quien no guarda cookies: ábrelo en una ventana privada.',
  ],
])('a link that %s is named', async (_, path, expected) => {
  expect(await ask(path)).toEqual([`src/content/nada.ts: projects[1].url: http://127.0.0.1/${path} ${expected}`]);
});

test('one host that is not there is named, and without a network it is said once', async () => {
  const ended = createServer();
  const closed = `http://127.0.0.1:${await listen(ended, 0)}/`;
  ended.close();
  expect(await ask('404', closed)).toEqual([
    expect.stringContaining('error 404'),
    expect.stringMatching(/projects\[2\]\.url: \S+ no se puede abrir \(ECONNREFUSED\)\.$/),
  ]);
  expect(await ask(closed, closed)).toEqual([expect.stringContaining('parece que no hay conexión')]);
});

test('each link to another site is asked once, but not those of the example and of the form', () => {
  const [project] = projects.projects;
  if (!project) throw new Error('There is no project.');
  const url = 'https://ana.dev/uno';
  const changed = [
    { ...project, url, repository: 'https://github.com/ana/uno' },
    { ...project, url },
  ];
  const firm = { firm: 'Brisa', url: 'https://brisa.com', posts: [] };
  const contactForm = { service: 'custom', url: 'https://usebasin.com/f/ana' };
  const content = {
    owner: { ...owner, owner: { ...owner.owner, siteUrl: 'https://ana.dev/', contactForm } },
    projects: { ...projects, projects: changed },
    career: { career: { ...career.career, experience: [firm] } },
  };
  const asked = outsideLinks(content as Parameters<typeof outsideLinks>[0]);
  expect(asked.map(({ file, path }) => `${file} ${path}`)).toEqual([
    'src/content/projects.ts projects.0.url',
    'src/content/projects.ts projects.0.repository',
    'src/content/career.ts career.experience.0.url',
  ]);
});
