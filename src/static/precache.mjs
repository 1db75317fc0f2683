import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * What the service worker keeps of a built site, for when there is no connection: the page, the pages that it frames,
 * and all that they are made of but the photographs and what else is fetched only when its place comes near.
 *
 * @param {string} folder
 * @param {Set<string>} whenNear Names of such files in `assets`.
 * @returns {Promise<import('workbox-precaching').PrecacheEntry[]>}
 */
export async function precacheList(folder, whenNear) {
  const index = await readFile(path.join(folder, 'index.html'), 'utf8');
  const framed = [...index.matchAll(/<iframe src="(.*?)"/g)].flatMap(([, url]) => url ?? []);
  const assets = (await readdir(path.join(folder, 'assets'))).filter(
    (file) => !/\.(avif|webp)$/.test(file) && !whenNear.has(file),
  );
  const drawings = (await readdir(folder)).filter((file) => file.endsWith('.svg'));
  return [
    { url: './', revision: hashOf(index) },
    // What these addresses name has a hash in them.
    ...[...framed, ...assets.map((file) => `assets/${file}`)].map((url) => ({ url, revision: null })),
    ...(await Promise.all(
      drawings.map(async (file) => ({ url: file, revision: hashOf(await readFile(path.join(folder, file))) })),
    )),
  ];
}

/** @param {string | Uint8Array} contents */
const hashOf = (contents) => createHash('sha256').update(contents).digest('hex').slice(0, 8);
