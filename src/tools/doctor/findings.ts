import { existsSync } from 'node:fs';
import { pages } from '../../content/pages';
import type { Words } from './words/es';

/** A fault or a piece of advice. */
export interface Finding {
  /** The fault and the remedy in one sentence. Without `file` and `page`, the sentence starts with the name of the file. */
  says: string;
  /** The file with the cause; by default the file with the texts of `page`. */
  file?: string | undefined;
  /** The page that shows the fault. */
  page?: ExaminedPage;
  /** The window's width in CSS pixels. */
  width?: number;
}

/** Only faults prevent the publication of a site. */
export interface Findings {
  faults: Finding[];
  advice: Finding[];
}

/** A page of the site in one of its languages. */
export interface ExaminedPage {
  /** The folder of the edition in `dist`, such as `en/`; empty for the edition at the root. */
  folder: string;
  /** The path of the page in the edition. */
  path: string;
}

/** Returns the path in the site, by which the doctor names a page. */
const routeOf = ({ folder, path }: ExaminedPage) => `/${folder}${path.slice(1)}`;

/** Returns the file with the texts of a page. The page of a project has its texts in `projects.ts`. */
export function textsFileOf({ folder, path }: ExaminedPage): string {
  const [top] = path.match(/^\/[^/]*/) ?? [];
  const [name] = Object.entries(pages).find(([, page]) => page.path === top) ?? [];
  const file = `src/content/${folder}${name}.ts`;
  return existsSync(file) ? file : `src/content/${folder}`.replace(/\/$/, '');
}

/**
 * Returns the text that the doctor prints, with one line for each cause, and the exit status.
 *
 * @param count The number of examined pages.
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

/** Returns the line about one cause, with all pages and widths that show the fault. */
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
