import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { load } from 'cheerio/slim';
import { type Network, networks } from '../../../content/schema/networks';

/** The icon of each network: the data of its path, on a grid of 16. */
export async function networkIcons(names: readonly Network[]): Promise<Record<string, string>> {
  const icons = names.map(async (name) => {
    const file = createRequire(import.meta.url).resolve(`bootstrap-icons/icons/${networks[name]}.svg`);
    const paths = load(await readFile(file, 'utf8'), { xml: true })('path');
    return [
      name,
      paths
        .get()
        .map(({ attribs }) => attribs.d)
        .join(''),
    ];
  });
  return Object.fromEntries(await Promise.all(icons));
}
