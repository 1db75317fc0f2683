import type { Content } from '../../src/content/schema';
import type { Edition } from '../../src/site/editionData';
import { siteOf } from '../../src/site/siteOf';
import { es, type Words } from '../../src/words/es';
import * as about from '../sites/reference/content/about';
import * as career from '../sites/reference/content/career';
import * as owner from '../sites/reference/content/owner';
import * as pages from '../sites/reference/content/pages';
import * as projects from '../sites/reference/content/projects';
import * as services from '../sites/reference/content/services';
import * as technologies from '../sites/reference/content/technologies';
import * as theme from '../sites/reference/content/theme';

const files = { about, career, owner, pages, projects, services, technologies, theme, words: { words: {} } };

/** The content of the reference site, as plain data. */
export const content: Content = JSON.parse(JSON.stringify(files));

/** Copies an object, with another value at a place such as `owner.owner.email` or `projects.projects[2].url`, counted from 1. */
export function withValue<Whole extends object>(whole: Whole, place: string, value: unknown): Whole {
  const changed = structuredClone(whole);
  const keys = place.replaceAll(/\[(\d+)\]/g, (_, number) => `.${number - 1}`).split('.');
  const last = keys.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: the types do not know the place.
  keys.reduce<any>((part, key) => part[key], changed)[last] = value;
  return changed;
}

/** The reference content with another value at a place. */
export const contentWith = (place: string, value: unknown) => withValue(content, place, value);

export const edition: Edition = { tag: 'es', content, words: es as Words, untranslated: [] };

/** Stands for the options that the build passes to `siteOf`. */
export const options: Parameters<typeof siteOf>[2] = {
  date: '2026-01-01',
  pictureFile: (picture) => `assets/${picture}.webp`,
  versionOf: ({ title }) => `${title.length}`,
};

/** The data of the reference site, with some content changed. */
export function siteWith(changed: Partial<Content>) {
  const changedEdition = { ...edition, content: { ...content, ...changed } };
  return siteOf(changedEdition, [changedEdition], options);
}

/** The data of the reference site. No build is needed. */
export const site = siteWith({});

/** The paths of the pages that search engines list. */
export const listedPaths = site.files.listed.map(({ path }) => path);

/** The path of the page that says that there is no such project. */
export const NO_PROJECT = site.files.paths.find((path) => /^\/.+\/404$/.test(path)) ?? '';
