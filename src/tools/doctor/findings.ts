import { existsSync } from 'node:fs';
import { pages } from '../../content/pages';

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

/** The path in the site, by which the doctor names a page. */
export const routeOf = ({ folder, path }: ExaminedPage) => `/${folder}${path.slice(1)}`;

/** The file with the texts of a page, or of that below which it lies. */
export function textsFileOf({ folder, path }: ExaminedPage): string {
  const [top] = path.match(/^\/[^/]*/) ?? [];
  const [name] = Object.entries(pages).find(([, page]) => page.path === top) ?? [];
  const file = `src/content/${folder}${name}.ts`;
  return existsSync(file) ? file : `src/content/${folder}`.replace(/\/$/, '');
}

/** What the doctor prints, each finding once, and the status that its program ends with. */
export function reportOf(found: readonly Findings[]): { text: string; status: 0 | 1 } {
  const listed = (title: string, kind: keyof Findings) => {
    const findings = new Set(found.flatMap((findings) => findings[kind]));
    return findings.size > 0 ? [`${title}:`, ...findings, ''] : [];
  };
  const faults = listed('Fallos', 'faults');
  const end = faults.length > 0 ? 'Corrige los fallos antes de publicar.' : 'Se puede publicar.';
  return { text: [...faults, ...listed('Consejos', 'advice'), end].join('\n'), status: faults.length > 0 ? 1 : 0 };
}
