import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { program } from '../../src/tools/program';
import { type DevServer, startDevServer } from '../support/devServer';

const MASTER = 'src/assets/projects/aikikai.png';

let server: DevServer;
const inCopy = (file: string) => path.join(server.folder, file);

/** What the cache holds of it is taken out: two sizes of a screenshot, a drawing, the curriculum and the icons. */
const MISSING = /^(pictures\/(aikikai-.*-(540|720)\.avif|hero-.*\.svg)|drawings\/(cv|icons)-[0-9a-f]+)$/;

async function emptyCache(folder: string) {
  const cache = path.join(folder, '.cache');
  const files = readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter((file) => MISSING.test(file));
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const file of files) rmSync(path.join(cache, file), { recursive: true });
}

beforeAll(async () => {
  // Without PHP it starts sooner.
  server = await startDevServer({ PATH: '' }, emptyCache);
});

afterAll(() => server?.stop());

/** The built pictures, by their path in `src/assets` without extension. */
const pictures = (): Record<string, BuiltPicture> => JSON.parse(readFileSync(inCopy('.cache/pictures.json'), 'utf8'));

/** The path in the site of a photograph's files, without width and format. */
const stemOf = (key: string) => pictures()[key]?.avif?.stem ?? '';

/** The files below a folder of the copy, without those of which names may change at any time. */
function filesIn(folder: string): string[] {
  return readdirSync(inCopy(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(inCopy(`${folder}/${file}`)).isFile())
    .toSorted();
}

const get = (file: string) => fetch(`${server.url}/${file}`);

const build = (...flags: string[]) =>
  spawnSync(process.execPath, program('build.mjs', ...flags), { cwd: server.folder, encoding: 'utf8' });

function timesOf(files: string[]) {
  return files.map((file) => [file, statSync(inCopy(`.cache/${file}`)).mtimeMs]);
}

test('a picture is made when the browser asks for it, and once for all that ask', async () => {
  const file = `${stemOf('projects/aikikai')}-540.avif`;
  expect(existsSync(inCopy(`.cache/pictures/${path.basename(file)}`))).toBe(false);
  const responses = await Promise.all([get(file), get(file), get(file)]);
  const bodies = await Promise.all(responses.map(async (response) => Buffer.from(await response.arrayBuffer())));
  expect(responses.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual(
    responses.map(() => [200, 'image/avif']),
  );
  for (const body of bodies) expect(await sharp(body).metadata()).toMatchObject({ width: 540 });
  expect(bodies[1]).toEqual(bodies[0]);
});

test('a drawing, the CV, an icon and a share image are made when they are requested', async () => {
  for (const [file, type] of [
    [pictures()['illustrations/hero']?.file ?? '', 'image/svg+xml'],
    ['cv.pdf', 'application/pdf'],
    ['favicon.ico', 'image/x-icon'],
    ['share/home.png', 'image/png'],
  ] as const) {
    const response = await get(file);
    expect([file, response.status, response.headers.get('content-type')]).toEqual([file, 200, type]);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500);
  }
});

test('a picture that is not in the list is not found', async () => {
  expect((await get(`${stemOf('projects/aikikai')}-541.avif`)).status).toBe(404);
  expect((await get('share/nada.png')).status).toBe(404);
});

test('the other pictures are made while there are no requests', async () => {
  const file = `.cache/pictures/${path.basename(stemOf('projects/aikikai'))}-720.avif`;
  await server.waitFor(() => existsSync(inCopy(file)) || undefined);
});

test('a build takes what development made as it is', () => {
  expect(existsSync(inCopy('dist'))).toBe(false);
  const made = ['pictures', 'drawings', 'fonts'].flatMap((folder) =>
    filesIn(`.cache/${folder}`).map((file) => `${folder}/${file}`),
  );
  const times = timesOf(made);
  expect(build().status).toBe(0);
  expect(timesOf(made)).toEqual(times);
});

test('a picture that cannot be made is reported, and no request waits for it', async () => {
  const before = stemOf('projects/aikikai');
  truncateSync(inCopy(MASTER), 1000);
  await server.waitFor(() => stemOf('projects/aikikai') !== before || undefined);
  const file = stemOf('projects/aikikai');
  const broken = await Promise.all([540, 720, 1080, 540, 720, 1080].map((width) => get(`${file}-${width}.avif`)));
  expect(broken.map(({ status }) => status)).toEqual(broken.map(() => 500));
  expect((await get(`${stemOf('projects/crud')}-540.avif`)).status).toBe(200);
  const sentence = /^src\/assets\/projects\/aikikai\.png cannot be read as a picture.*\n/m;
  await server.waitFor(() => server.output().match(sentence) ?? undefined);
  expect(server.output()).not.toContain('    at ');
  const { status, stderr } = build('--draft');
  expect([status, stderr.split(sentence).at(-1)]).toEqual([1, '']);
});
