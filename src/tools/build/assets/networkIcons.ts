import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { load } from 'cheerio/slim';
import type { Owner } from '../../../content/schema';
import { networkIcon, networks } from '../../../schema/networks';

/**
 * Returns an SVG with a symbol for each of the owner's networks. The SVG is also a picture of one empty pixel, because
 * `SocialLinks` loads the file as an invisible picture.
 */
export async function networkIcons(profiles: Owner['profiles']): Promise<string> {
  const symbols = [...new Set(profiles.map(({ network }) => network))].map(async (network) => {
    const file = createRequire(import.meta.url).resolve(`bootstrap-icons/icons/${networks[network]}.svg`);
    const icon = load(await readFile(file, 'utf8'), { xml: true })('svg');
    return `<symbol id="${networkIcon(network)}" viewBox="${icon.attr('viewBox')}">${icon.html()?.trim()}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${(await Promise.all(symbols)).join('')}</svg>`;
}
