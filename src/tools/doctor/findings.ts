import { existsSync } from 'node:fs';
import { pages } from '#content/pages';
import { HOME } from '../../site/paths';

/** What the doctor says, in Spanish: a line each, with the file to open. Only faults keep a site from being published. */
export interface Findings {
  faults: string[];
  advice: string[];
}

/** A page of the site in one of its languages. */
export interface ExaminedPage {
  /** The folder of the edition in `dist`, such as `en/`; empty for that at the root. */
  folder: string;
  /** The path in the edition. */
  path: string;
}

/** The findings as one, each once. */
export function merged(findings: readonly Findings[]): Findings {
  const once = (kind: keyof Findings) => [...new Set(findings.flatMap((found) => found[kind]))];
  return { faults: once('faults'), advice: once('advice') };
}

/** The path in the site, by which the doctor names a page. */
export function routeOf({ folder, path }: ExaminedPage): string {
  return path === HOME && folder ? `/${folder.slice(0, -1)}` : `/${folder}${path.slice(1)}`;
}

/** The file with the texts of a page, or of that below which it lies. */
export function textsFileOf({ folder, path }: ExaminedPage): string {
  const [nearest] = Object.entries(pages)
    .filter(([, { path: upper }]) => path === upper || path.startsWith(`${upper}/`))
    .sort(([, one], [, other]) => other.path.length - one.path.length);
  const file = `src/content/${folder}${nearest?.[0]}.ts`;
  return existsSync(file) ? file : `src/content/${folder}`.replace(/\/$/, '');
}
