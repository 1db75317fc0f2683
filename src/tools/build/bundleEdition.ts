import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Cache, createCache, type Product } from './assets/cache';
import type { listFonts } from './assets/fonts';
import {
  bundleAndImport,
  bundleApp,
  constants,
  inlineScript,
  type Place,
  provide,
  sharedBy,
  writeContent,
} from './bundle';
import { listDrawings } from './draw/drawings';
import { type BuiltEdition, knownLanguages, listEditions } from './listEditions';
import { monthsOf } from './months';
import { options } from './options';
import { styledComponents } from './pages/styledComponents';

/** The only file of its drawing, which is not made where the owner's own replaces it. */
const CV = 'cv.pdf';

export interface PlacedEdition extends BuiltEdition {
  place: Place;
  /** The folder in which its owner writes. */
  source: string;
}

/** What is made once for all editions. */
interface Common {
  pictures: Record<string, BuiltPicture>;
  fonts: Awaited<ReturnType<typeof listFonts>>['manifest'];
  cache: Cache;
  /** Number of drawings made in parallel. */
  workers: number;
  /** A form service to try out, and the origin of its stand-in. */
  service?: unknown;
  serviceOrigin?: string;
}

/** Bundles the code of one edition with its content. Returns its scripts, the exports of `siteFiles.ts` and its drawings. */
export async function bundleEdition(edition: PlacedEdition, editions: readonly PlacedEdition[], common: Common) {
  const { content, place } = edition;
  const { pictures, fonts, cache, workers } = common;
  const { folder } = place;
  if (folder) await writeContent(place, content);
  const listed = listEditions(editions, edition);
  await provide(place, 'editions', listed);
  await provide(place, 'pictures', folder ? sharedPictures(pictures) : pictures);
  await provide(place, 'fonts', folder ? { ...fonts, webFonts: fonts.webFonts.map(sharedFont) } : fonts);
  const { skills, skillsInGreeting } = content.owner.owner;
  const named = skills.slice(0, skillsInGreeting);
  await provide(place, 'skillList', new Intl.ListFormat(content.locale.locale.tag).formatToParts(named));
  await provide(place, 'months', monthsOf(content));
  const plain = { ...sharedBy(place), plugins: [styledComponents(cache)] };
  const { contactService } = await bundleAndImport(place, 'files/contactService', plain);
  const service = contactService(common.service, common.serviceOrigin);
  await provide(place, 'contactService', service);

  const { background } = content.palette.palette.screen;
  const define = constants({ background, knownLanguages: knownLanguages(content) });
  const shared = { ...plain, define };
  const app = await bundleApp(place, shared);
  const site = await bundleAndImport(place, 'files/siteFiles', shared);

  const scripts = {
    address: await inlineScript('address', plain, { PATHS: site.pathsByAddress }),
    home: await inlineScript('visit', plain, { SCRIPTS: app.home }),
    others: await inlineScript('visit', plain, { SCRIPTS: app.others }),
  };
  const sources = {
    fonts: fonts.staticFonts,
    pictures,
    assets: options.assets,
    editions: [...editions.slice(0, 1), edition],
  };
  const drawings = listDrawings(site.drawn, sources, createCache(place.work, workers)).filter(
    ({ includes }) => !(includes(CV) && existsSync(path.join(options.public, folder, CV))),
  );
  const texts: Record<string, string> = await site.staticFiles(scripts);
  return {
    place,
    plain,
    shared,
    site,
    service,
    scripts: app.files,
    texts: Object.fromEntries(Object.entries(texts).map(([file, text]) => [folder + file, text])),
    drawings: folder ? drawings.map((product) => inFolder(product, folder)) : drawings,
  };
}

/** What an edition in a folder refers to by `../`: it lies at the root. */
const shared = (file: string) => path.posix.join('..', file);

const sharedFont = <Font extends { url: string }>(font: Font) => ({ ...font, url: shared(font.url) });

function sharedPictures(pictures: Record<string, BuiltPicture>) {
  return Object.fromEntries(
    Object.entries(pictures).map(([name, { file, avif, ...picture }]) => [
      name,
      { ...picture, file: shared(file), ...(avif && { avif: { ...avif, stem: shared(avif.stem) } }) },
    ]),
  );
}

function inFolder({ includes, make }: Product, folder: string): Product {
  return {
    includes: (file) => file.startsWith(folder) && includes(file.slice(folder.length)),
    make: async () => (await make()).map(([from, to]) => [from, folder + to]),
  };
}
