import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../../site/paths';
import { parseHtml } from '../build/pages/parseHtml';
import type { Findings } from './findings';

const FILE = 'src/content/metadata.ts';

/** What two pages must not have in common, by its name in Spanish. */
const DIFFERENT = {
  'el título': 'title',
  'la descripción': 'meta[name=description]',
  'la dirección canónica': 'link[rel=canonical]',
  'la imagen para redes sociales': 'meta[property="og:image"]',
};

/**
 * Metadata that a page lacks or shares with another.
 *
 * @param home The address of the published site.
 */
export function examineMetadata(routes: readonly string[], home: string): Findings {
  const pages = routes.map((route) => ({
    route,
    $: parseHtml(readFileSync(path.join('dist', folderOf(route), 'index.html'), 'utf8')),
  }));
  const faults = Object.entries(DIFFERENT).flatMap(([name, selector]) => {
    const seen = new Map<string, string>();
    return pages.flatMap(({ route, $ }) => {
      const element = $('head').find(selector).first();
      const value = element.attr('content') ?? element.attr('href') ?? element.text();
      if (!value) return `${FILE}: a ${route} le falta ${name}.`;
      const other = seen.get(value);
      seen.set(value, route);
      return other ? `${FILE}: ${other} y ${route} tienen igual ${name}: «${value}».` : [];
    });
  });
  const missing = pages.flatMap(({ route, $ }) => {
    const image = $('meta[property="og:image"]').attr('content') ?? '';
    const file = path.join('dist', image.slice(home.length));
    return image.startsWith(home) && existsSync(file)
      ? []
      : `${FILE}: la imagen de ${route} para redes sociales no está.`;
  });
  return { faults: [...faults, ...missing], advice: [] };
}
