import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PrecacheEntry } from 'workbox-precaching';
import { parseHtml } from '../pages/parseHtml';

/**
 * The files that the service worker of an edition caches for offline visits: `index.html`, the files of the other pages, which it frames,
 * all assets except photographs, and except drawings that no page shows, and the SVGs beside it.
 *
 * @param site The folder of the built site.
 * @param edition The folder of the edition in it. One that is not at the root shows the fonts and the drawings that are there.
 */
export async function precacheList(site: string, edition: string): Promise<PrecacheEntry[]> {
  const folder = path.join(site, edition);
  const index = await readFile(path.join(folder, 'index.html'), 'utf8');
  const $ = parseHtml(index);
  const folders = $('object')
    .toArray()
    .flatMap((frame) => $(frame).attr('data') ?? []);
  const version = $('script[data-version]').attr('data-version');
  const pages = await Promise.all(folders.map((page) => readFile(path.join(folder, page, 'index.html'), 'utf8')));
  const isShown = (file: string) => [index, ...pages].some((page) => page.includes(file));
  const assets = (await readdir(path.join(folder, 'assets'))).filter(
    (file) => !/\.(avif|webp)$/.test(file) && (!file.endsWith('.svg') || isShown(file)),
  );
  const shared = edition ? (await readdir(path.join(site, 'assets'))).filter((file) => isShared(file, isShown)) : [];
  const drawings = (await readdir(folder)).filter((file) => file.endsWith('.svg'));
  return [
    { url: './', revision: hashOf(index) },
    // These URLs contain a hash of the file, or of all pages.
    ...[
      ...folders.map((page) => `${page}?${version}`),
      ...assets.map((file) => `assets/${file}`),
      ...shared.map((file) => `../assets/${file}`),
    ].map((url) => ({ url, revision: null })),
    ...(await Promise.all(
      drawings.map(async (file) => ({ url: file, revision: hashOf(await readFile(path.join(folder, file))) })),
    )),
  ];
}

function isShared(file: string, isShown: (file: string) => boolean): boolean {
  return file.endsWith('.woff2') || (file.endsWith('.svg') && isShown(file));
}

const hashOf = (contents: string | Uint8Array) => createHash('sha256').update(contents).digest('hex').slice(0, 8);
