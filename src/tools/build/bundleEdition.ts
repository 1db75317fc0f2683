import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Edition } from '../../site/editionData';
import { type Site, siteOf } from '../../site/siteOf';
import { type Cache, createCache } from './assets/cache';
import type { listFonts } from './assets/fonts';
import { bundleAndImport, bundleApp, inlineScript, type Place, provide, provideSite, sharedBy } from './bundle';
import { contentFile, sourceOf, textsIn, writtenIn } from './check/texts';
import { drawingDataOf } from './draw/drawingData';
import { hashOfCode, listDrawings } from './draw/drawings';
import { shareVersion } from './draw/shareVersion';
import { staticFiles } from './files/siteFiles';
import { options } from './options';
import { prerender } from './pages/prerender';
import { styledComponents } from './pages/styledComponents';
import type { Warning } from './warnings';

/** The results of the build that all editions share. */
interface Common {
  pictures: Record<string, BuiltPicture>;
  /** The source files of the pictures, by the same names as `pictures`. */
  originals: Record<string, string>;
  fonts: Awaited<ReturnType<typeof listFonts>>['manifest'];
  cache: Cache;
  /** The number of drawings that are made in parallel. */
  workers: number;
  /** Receives the warnings of a drawing when the drawing is made. */
  onWarning: (warning: Warning) => void;
}

/** Returns the folder of an edition in `dist`, with a slash at the end. The folder of the first edition is empty. */
export function editionFolder({ tag }: Edition, [root]: readonly Edition[]): string {
  return tag === root?.tag ? '' : `${tag}/`;
}

/** Returns the folder for intermediate files of an edition. */
const workOf = (folder: string) => (folder ? path.join(options.work, 'editions', folder) : options.work);

/** Builds one edition: its site data, scripts, text files and drawings. */
export async function bundleEdition(edition: Edition, editions: readonly Edition[], common: Common) {
  const { pictures, originals, fonts, cache, workers, onWarning } = common;
  const folder = editionFolder(edition, editions);
  const place: Place = { work: workOf(folder), folder };
  const code = await hashOfCode();
  const pictureFile = (picture: string) => shared(folder, pictures[picture]?.file ?? '');
  const own = (file: string) => path.join(options.public, folder, file);
  const site = siteOf(edition, editions, {
    date: today(),
    pictureFile,
    versionOf: (image) =>
      shareVersion(image, [image.pictures.map(pictureFile), edition.content.theme, code], own(image.file)),
  });
  const webFonts = fonts.webFonts.map((font) => ({ ...font, url: shared(folder, font.url) }));
  await provideSite(place, site);
  await provide(place, 'pictures', Object.fromEntries(sharedPictures(folder, pictures)));
  await provide(place, 'fonts', { ...fonts, webFonts });

  const build = { ...sharedBy(place), plugins: [styledComponents(cache)] };
  const app = await bundleApp(place, build);
  const { render } = await bundleAndImport(place, 'pages/render.tsx', build);
  const inline = async (module: string, values: Record<string, unknown>) => inlineScript(module, build, values);
  const scripts = {
    address: await inline('address', {
      PATHS: site.files.paths,
      MOVED: site.files.moved,
      SITE_FOLDER: new URL(site.siteMetadata.siteUrl).pathname,
      OTHER_FOLDERS: folder ? [] : editions.map((other) => editionFolder(other, editions)).filter(Boolean),
    }),
    home: await inline('visit', { SCRIPTS: app.home }),
    others: await inline('visit', { SCRIPTS: app.others }),
  };
  const texts = await staticFiles(site, await prerender(site, render), scripts, webFonts);
  const sources = {
    fonts: fonts.staticFonts,
    pictures,
    originals,
    code,
    folder,
    written: writtenIn([...editions.slice(0, 1), edition], options),
    onWarning,
  };
  const drawings = listDrawings(drawingDataOf(site), sources, createCache(place.work, workers));
  // A CV in the owner's public folder replaces the generated CV, so no CV is drawn.
  const cv = site.files.cv.file;
  const hasOwnCv = existsSync(own(cv));
  return {
    folder,
    site,
    build,
    scripts: app.files,
    texts: Object.fromEntries(Object.entries(texts).map(([file, text]) => [folder + file, text])),
    drawings: drawings.filter(({ includes }) => !hasOwnCv || !includes(folder + cv)),
    warnings: warningsOf(site, edition),
  };
}

function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-');
}

function warningsOf({ files }: Site, edition: Edition): Warning[] {
  return files.listed.flatMap(({ path, title, fullTitle }) => {
    if (!fullTitle) return [];
    const { name, field } = sourceOfTitle(path, edition);
    const file = contentFile(name, sourceOf(edition, options.content));
    return { kind: 'longTitle', file, path, fullTitle, title, field };
  });
}

/** Returns the content file and the field that determine a page's title. The rest of the title is the owner's name. */
function sourceOfTitle(path: string, { content, words }: Edition) {
  const [name] = Object.entries(content.pages.pages).find(([, page]) => page.path === path) ?? [];
  const template = !name ? 'project' : name in words.metadata.pages ? `pages.${name}` : 'ownPage';
  const own = `words.metadata.${template}.titles`;
  if (textsIn(content.words).some(([field]) => field.startsWith(own))) return { name: 'words', field: own };
  if (name === 'home') return { name: 'owner', field: 'owner.role' };
  if (name) return { name: 'pages', field: `pages.${name}.label` };
  const index = content.projects.projects.findIndex(({ id }) => path.endsWith(`/${id}`));
  return { name: 'projects', field: `projects[${index + 1}].title` };
}

/** Returns the path from the folder of an edition to a file at the root of the site. */
const shared = (folder: string, file: string) => (folder ? path.posix.join('..', file) : file);

function sharedPictures(folder: string, pictures: Record<string, BuiltPicture>): [string, BuiltPicture][] {
  return Object.entries(pictures).map(([name, { file, avif, video, ...picture }]) => [
    name,
    {
      ...picture,
      file: shared(folder, file),
      ...(avif && { avif: { ...avif, stem: shared(folder, avif.stem) } }),
      ...(video && { video: shared(folder, video) }),
    },
  ]);
}
