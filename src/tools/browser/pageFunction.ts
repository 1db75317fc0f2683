/**
 * Functions that are sent to a page as text call this to keep their names: the loader that runs TypeScript adds it. As a script
 * for every page.
 */
export const NAMES = 'globalThis.__name = (value) => value;';

/** The text of a function that a page can call by itself. */
export function pageFunction(code: (...args: never[]) => unknown): string {
  return `function (...args) { const __name = (value) => value; return (${code})(...args); }`;
}
