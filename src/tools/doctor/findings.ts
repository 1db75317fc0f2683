import { existsSync } from 'node:fs';
import { pages } from '../../content/pages';
import type { Words } from './words/es';

/** One thing that is wrong, where it is seen. */
export interface Finding {
  /** What is wrong and what helps, in one sentence; after its file, if that is known already. */
  says: string;
  /** The file of its cause; by default that of the texts of the page. */
  file?: string | undefined;
  page?: ExaminedPage;
  /** The window's width in CSS pixels. */
  width?: number;
}

/** Only faults keep a site from being published. */
export interface Findings {
  faults: Finding[];
  advice: Finding[];
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

/**
 * What the doctor prints, a line for each cause, and the status that its program ends with.
 *
 * @param count Number of the pages that were examined.
 */
export function reportOf(found: readonly Findings[], words: Words, count: number): { text: string; status: 0 | 1 } {
  const listed = (title: string, kind: keyof Findings) => {
    const causes = new Map<string, Finding[]>();
    for (const finding of found.flatMap((findings) => findings[kind])) {
      const cause = `${finding.file}: ${finding.says}`;
      causes.set(cause, [...(causes.get(cause) ?? []), finding]);
    }
    const lines = [...causes.values()].map((findings) => lineOf(findings, words, count));
    return lines.length > 0 ? [`${title}:`, ...lines, ''] : [];
  };
  const faults = listed(words.faults, 'faults');
  const end = faults.length > 0 ? words.mend : words.ready;
  return { text: [...faults, ...listed(words.advice, 'advice'), end].join('\n'), status: faults.length > 0 ? 1 : 0 };
}

/** Says a cause once, and where it is seen. */
function lineOf(findings: readonly Finding[], words: Words, count: number): string {
  const [{ file, says } = { file: '', says: '' }] = findings;
  const seen = findings.flatMap(({ page }) => page ?? []);
  const routes = [...new Set(seen.map(routeOf))];
  const widths = [...new Set(findings.flatMap(({ width }) => width ?? []))].sort((one, other) => one - other);
  const [textsFile, ...others] = new Set(seen.map(textsFileOf));
  const place = file ?? (others.length > 0 ? 'src' : textsFile);
  const where = seen.length > 0 ? words.where(routes, routes.length > 1 && routes.length === count, widths) : undefined;
  return [place, where, says].filter(Boolean).join(': ');
}
