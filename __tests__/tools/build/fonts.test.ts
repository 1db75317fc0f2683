/** @jest-environment node */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { program } from '../../../src/tools/program';

const SANS = {
  file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
  weight: { min: 400, max: 600 },
  axes: { wdth: 100 },
};

const ONE_WEIGHT = { ...SANS, weight: 400 };

let folder: string;

/** Lists the fonts of a table with these faces for a content with one text. */
function list(faces: object[], text = '') {
  const typefaces = JSON.stringify({ text: { family: 'Sans', faces } });
  const args = program('__tests__/support/listFonts.ts', typefaces, text, path.join(folder, 'cache'));
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

/** The widths of these faces' fallbacks. */
const widthsOf = (faces: object[]): string[] =>
  [...list(faces).manifest.fallbackFaces.matchAll(/size-adjust: ([\d.]+%)/g)].map(([, width]) => width);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('fonts have the characters of Spanish texts and those of the content', () => {
  const { characters, warnings } = list([SANS], 'Åse');
  expect(warnings).toEqual([]);
  expect(characters).toHaveLength(2);
  for (const set of characters) {
    expect([...'azAZ09«»ºª€çà–áéíóúüñ¿¡Å'].filter((character) => !set.includes(character))).toEqual([]);
    expect(set).not.toContain('Æ');
  }
});

test('characters that a font lacks are named with their file', () => {
  expect(list([ONE_WEIGHT], 'Жанна').warnings).toEqual([
    "texts.ts: Sans has no Ж а н. Browsers show another font's, cv.pdf and the share images none.",
  ]);
});

test('fonts that have been listed are listed again without any work on them', () => {
  const { worked, ...first } = list([ONE_WEIGHT], 'Øre');
  expect(worked).toBe(true);
  expect(list([ONE_WEIGHT], 'Øre')).toEqual({ ...first, worked: false });
});

test('a variable weight has fallbacks for its regular and its bold weights, each as wide as the font', () => {
  const { fallbackFaces, webFonts } = list([SANS]).manifest;
  expect(webFonts).toEqual([{ family: 'Sans', url: expect.stringMatching(/^assets\/.*\.woff2$/), weight: '400 600' }]);
  expect(fallbackFaces.match(/font-weight: [\d ]+/g)).toEqual(['font-weight: 400 500', 'font-weight: 501 600']);
  const narrowAndWide = [75, 100].map((wdth) => ({ ...ONE_WEIGHT, axes: { wdth } }));
  const [narrow = 0, wide = 0] = widthsOf(narrowAndWide).map(Number.parseFloat);
  expect(narrow).toBeLessThan(0.9 * wide);
});

test('a font that is not installed, or an axis that it does not have, is reported in one sentence', () => {
  expect(list([{ ...SANS, file: '@fontsource/none/files/none.woff2' }]).error).toMatch(
    /^src\/content\/typefaces\.ts: @fontsource\/none\/files\/none\.woff2 cannot be used: .+$/,
  );
  expect(list([{ ...SANS, axes: { opsz: 12 } }]).error).toMatch(
    /^src\/content\/typefaces\.ts: .* cannot be used: it has no axis opsz, but .*wdth.*\.$/,
  );
});

test('a variable font keeps its weight where a face has no axes', () => {
  const { file } = SANS;
  const [bare, widthNamed] = widthsOf([
    { file, weight: 600 },
    { file, weight: 600, axes: { wdth: 100 } },
  ]);
  expect(bare).toBe(widthNamed);
});
