import { existsSync } from 'node:fs';
import { pages } from '#content/pages';

/** What the doctor says, in Spanish: a line each, with the file to open. Only faults keep a site from being published. */
export interface Findings {
  faults: string[];
  advice: string[];
}

export function merged(findings: readonly Findings[]): Findings {
  const once = (kind: keyof Findings) => [...new Set(findings.flatMap((found) => found[kind]))];
  return { faults: once('faults'), advice: once('advice') };
}

/** The file with the texts of the page at a path. */
export function fileOf(route: string): string {
  const above = Object.entries(pages).filter(([, { path }]) => route === path || route.startsWith(`${path}/`));
  const file = `src/content/${above[0]?.[0]}.ts`;
  return existsSync(file) ? file : 'src/content';
}
