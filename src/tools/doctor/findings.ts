import { existsSync } from 'node:fs';
import { pages } from '#content/pages';
import type { ExaminedPage } from './examinedPages';

/** What the doctor says, in Spanish: a line each, with the file to open. Only faults keep a site from being published. */
export interface Findings {
  faults: string[];
  advice: string[];
}

export function merged(findings: readonly Findings[]): Findings {
  const once = (kind: keyof Findings) => [...new Set(findings.flatMap((found) => found[kind]))];
  return { faults: once('faults'), advice: once('advice') };
}

/** A file of the content in the language of a page. */
export function contentFile({ folder }: ExaminedPage, name: string): string {
  return `src/content/${folder}${name}.ts`;
}

/** The file with the texts of a page, or of that below which it lies. */
export function textsFileOf(page: ExaminedPage): string {
  const { folder, path } = page;
  const [nearest] = Object.entries(pages)
    .filter(([, { path: upper }]) => path === upper || path.startsWith(`${upper}/`))
    .sort(([, one], [, other]) => other.path.length - one.path.length);
  const file = contentFile(page, `${nearest?.[0]}`);
  return existsSync(file) ? file : `src/content/${folder}`.replace(/\/$/, '');
}
