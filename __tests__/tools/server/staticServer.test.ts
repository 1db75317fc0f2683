/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStaticServer, listen } from '../../../src/tools/server/staticServer';

const root = mkdtempSync(path.join(tmpdir(), 'dist-'));
const server = createStaticServer({ root });
let origin: string;

beforeAll(async () => {
  writeFileSync(path.join(root, 'video.mp4'), '0123456789');
  writeFileSync(path.join(root, '404.html'), 'No está');
  origin = `http://localhost:${await listen(server, 0)}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});

/** The answer to a request for a range of a file. */
async function ask(Range: string, file = 'video.mp4') {
  const response = await fetch(`${origin}/${file}`, { headers: { Range } });
  const { status, headers } = response;
  return [status, headers.get('content-range'), headers.get('content-length'), await response.text()];
}

test.each([
  ['bytes=0-1', 'bytes 0-1/10', '01'],
  ['bytes=0-', 'bytes 0-9/10', '0123456789'],
  ['bytes=7-100', 'bytes 7-9/10', '789'],
  ['bytes=-3', 'bytes 7-9/10', '789'],
  ['bytes=-100', 'bytes 0-9/10', '0123456789'],
])('a request for %s of ten bytes is answered with %s', async (range, answered, text) => {
  expect(await ask(range)).toEqual([206, answered, `${text.length}`, text]);
});

test.each(['bytes=10-', 'bytes=-0'])('a request for %s, outside of the file, is refused', async (range) => {
  expect((await ask(range)).slice(0, 2)).toEqual([416, 'bytes */10']);
});

test.each(['bytes=0-1,3-4', 'bytes=-', 'lines=1-2'])(
  'a request for %s is answered with the whole file',
  async (range) => {
    expect(await ask(range)).toEqual([200, null, '10', '0123456789']);
  },
);

test('files accept ranges and have a content type; the error page has no ranges', async () => {
  const { headers } = await fetch(`${origin}/video.mp4`);
  expect([headers.get('accept-ranges'), headers.get('content-type')]).toEqual(['bytes', 'video/mp4']);
  expect(await ask('bytes=0-1', 'nada.mp4')).toEqual([404, null, '8', 'No está']);
});
