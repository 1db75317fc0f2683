import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../../site/paths';
import { parseHtml } from '../build/pages/parseHtml';
import type { ExaminedPage } from './examinedPages';
import { contentFile, type Findings } from './findings';

/** What two pages must not have in common, by its name in Spanish. A title may be a name, which all languages share. */
const DIFFERENT = {
  'el título': 'title',
  'la descripción': 'meta[name=description]',
  'la dirección canónica': 'link[rel=canonical]',
  'la imagen para redes sociales': 'meta[property="og:image"]',
};
const MAY_BE_NAME = 'el título';

const PAGE_HEAD = 'src/tools/build/pages/html.ts';
const ALTERNATES = 'src/tools/build/pages/AlternateTags.tsx';
/** For visitors of all other languages. */
const DEFAULT = 'x-default';

/**
 * Metadata that a page lacks, shares with another, or tells wrong of the other languages.
 *
 * @param pages Those of all editions, the root's home first.
 * @param dist The built site.
 */
export function examineMetadata(pages: readonly ExaminedPage[], dist = 'dist'): Findings {
  const home = pages[0]?.address ?? '';
  const heads = pages.map((page) => {
    const $ = parseHtml(readFileSync(path.join(dist, folderOf(page.route), 'index.html'), 'utf8'));
    const alternates = $('link[rel=alternate][hreflang]').toArray();
    return {
      page,
      $,
      file: contentFile(page, 'metadata'),
      alternates: new Map(alternates.map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? ''])),
    };
  });
  const faults = Object.entries(DIFFERENT).flatMap(([name, selector]) => {
    const seen = new Map<string, string>();
    return heads.flatMap(({ page: { route, folder }, file, $ }) => {
      const element = $('head').find(selector).first();
      const value = element.attr('content') ?? element.attr('href') ?? element.text();
      if (!value) return `${file}: a ${route} le falta ${name}.`;
      const key = name === MAY_BE_NAME ? `${folder} ${value}` : value;
      const other = seen.get(key);
      seen.set(key, route);
      return other ? `${file}: ${other} y ${route} tienen igual ${name}: «${value}».` : [];
    });
  });
  const missing = heads.flatMap(({ page: { route }, file, $ }) => {
    const image = $('meta[property="og:image"]').attr('content') ?? '';
    return image.startsWith(home) && existsSync(path.join(dist, image.slice(home.length)))
      ? []
      : `${file}: la imagen de ${route} para redes sociales no está.`;
  });
  const files = heads.flatMap(({ page, $ }) => {
    const folder = path.join(dist, folderOf(page.route), $('base').attr('href') ?? '');
    const named = $('link[rel=alternate]:not([hreflang])').toArray();
    return named
      .map((link) => $(link).attr('href') ?? '')
      .flatMap((file) =>
        existsSync(path.join(folder, file)) ? [] : `${PAGE_HEAD}: el archivo ${file} que nombra ${page.route} no está.`,
      );
  });
  const alternates = heads.flatMap((head) => alternateFaults(head, heads));
  return { faults: [...faults, ...missing, ...files, ...alternates], advice: [] };
}

interface Head {
  page: ExaminedPage;
  /** Addresses by language tag, and the default. */
  alternates: Map<string, string>;
}

/** Search engines ignore alternates unless every page names itself in all languages, and all of these name the same. */
function alternateFaults({ page, alternates }: Head, heads: readonly Head[]): string[] {
  if (heads.every(({ page: { language } }) => language === page.language)) return [];
  const same = heads.filter(({ page: { path } }) => path === page.path);
  const tell = (language: string, text: string) => `${ALTERNATES}: el hreflang="${language}" de ${page.route} ${text}.`;
  const missing = same.flatMap(({ page: { language, address } }) =>
    alternates.has(language) ? [] : tell(language, `falta: es ${address}`),
  );
  const wrong = [...alternates].flatMap(([language, address]) => {
    const target = same.find((candidate) => candidate.page.address === address)?.page;
    if (!target) return tell(language, `es ${address}, que no es esta página en ningún idioma`);
    if (language !== DEFAULT && language !== target.language) {
      return tell(language, `es ${address}, que tiene lang="${target.language}"`);
    }
    return [];
  });
  const other = same.find((head) => head.alternates.get(DEFAULT) !== alternates.get(DEFAULT))?.page;
  return [...missing, ...wrong, ...(other ? [tell(DEFAULT, `no es el de ${other.route}`)] : [])];
}
