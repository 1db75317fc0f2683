import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { format, stripVTControlCharacters } from 'node:util';

/** The pattern of a place in a script of the site. All browsers write this pattern into the stack of an error. */
const PLACE = /https?:\/\/[^/\s]+\/(\S+\.js):(\d+):(\d+)/;

/**
 * Prints an error of a page, with the places in the source files.
 *
 * @param parts The arguments of `console.error` in the page, as texts.
 * @param root The folder of the served site.
 */
export function printPageError([first = '', ...others]: string[], root: string) {
  const text = stripVTControlCharacters(format(first.replaceAll(/%o/gi, '%s'), ...others));
  const lines = text.split('\n').map((line) => inSources(line, root));
  console.error(`In the browser: ${ownLines(lines)}`);
}

/** Returns the lines of an error without the lines of its stack in libraries. */
export function ownLines(lines: readonly string[]) {
  return lines.filter((line, index) => index === 0 || !line.includes('node_modules')).join('\n');
}

function inSources(line: string, root: string) {
  const [place = '', script = '', row, column] = line.match(PLACE) ?? [];
  const file = path.join(root, `${script}.map`);
  if (!place || !existsSync(file)) return line;
  const origin = sourceMap(file).findEntry(Number(row) - 1, Number(column) - 1);
  if (!('originalSource' in origin)) return line;
  const source = path.relative('.', path.resolve(path.dirname(file), origin.originalSource));
  return line.replace(place, `${source}:${origin.originalLine + 1}:${origin.originalColumn + 1}`);
}

/** The source maps by file. Reading a source map takes some tenths of a second, and a stack has many lines. */
const maps: Map<string, SourceMap> = new Map();

function sourceMap(file: string) {
  const map = maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  maps.set(file, map);
  return map;
}
