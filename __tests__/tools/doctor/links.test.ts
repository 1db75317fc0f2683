/** @jest-environment node */
import { createServer } from 'node:http';
import { adviceOnLinks, outsideLinks } from '../../../src/tools/doctor/links';
import { es } from '../../../src/tools/doctor/words/es';
import { listen } from '../../../src/tools/server/staticServer';

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

/** The advice on links, without the port of the server. The default limit is long enough for a busy machine. */
async function ask(links: string[], limit = 60_000) {
  const file = { file: 'src/content/nada.ts', tag: 'es' };
  const written = links.map((text, index) => ({ ...file, path: `projects.${index}.url`, text }));
  const advice = await adviceOnLinks(written, es, limit);
  return advice.map((sentence) => sentence.replaceAll(/:\d{4,5}(?=\/)/g, ''));
}

test.each([
  ['200', 'no va cifrado, porque es http:.'],
  ['404', 'responde con el error 404.'],
  ['403', 'no lo puede comprobar un programa (responde 403): ábrelo tú.'],
  ['never', 'no responde en 0,5 segundos.'],
  ['301/away', 'lleva a otro sitio, http://localhost/200 y no va cifrado, porque es http:.'],
  ['302/home', 'lleva a la portada, http://127.0.0.1/ y no va cifrado, porque es http:.'],
  ['302/loop', 'redirige sin fin.'],
])('the advice on a link that answers %s is: %s', async (path, says) => {
  const expected = `src/content/nada.ts: projects[1].url: http://127.0.0.1/${path} ${says}`;
  expect(await ask([`http://127.0.0.1:${port}/${path}`], path === 'never' ? 500 : undefined)).toEqual([expected]);
});

test('a host that cannot be reached is named, and a missing network is reported once', async () => {
  const ended = createServer();
  const closed = `http://127.0.0.1:${await listen(ended, 0)}/`;
  ended.close();
  expect(await ask([`http://127.0.0.1:${port}/404`, closed])).toEqual([
    expect.stringContaining('error 404'),
    expect.stringMatching(/projects\[2\]\.url: \S+ no se puede abrir \(ECONNREFUSED\)\.$/),
  ]);
  expect(await ask([closed, closed])).toEqual([expect.stringContaining('parece que no hay conexión')]);
});

test('each link to another site is checked once, except links of the example and the form', () => {
  const url = 'https://ana.dev/uno';
  const written = { file: 'src/content/nada.ts', tag: 'es' };
  const links = outsideLinks([
    { ...written, path: 'owner.siteUrl', text: 'https://ana.dev/' },
    { ...written, path: 'owner.contactForm.url', text: 'https://usebasin.com/f/ana' },
    { ...written, path: 'projects.0.url', text: url },
    { ...written, path: 'projects.0.results.0', text: `De [uno](${url}) a [dos](https://ana.dev/dos) en [inicio](/)` },
    { ...written, path: 'projects.1.repository', text: 'https://example.com/' },
    { file: 'src/content/en/about.ts', tag: 'en', path: 'about.statement', text: '**Ask [Bea](https://bea.dev)**' },
  ]);
  expect(links.map(({ path, text }) => `${path} ${text}`)).toEqual([
    `projects.0.url ${url}`,
    'projects.0.results.0 https://ana.dev/dos',
    'about.statement https://bea.dev',
  ]);
});
