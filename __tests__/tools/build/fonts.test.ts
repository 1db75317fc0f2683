import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHelper } from '../../support/helper';

const SANS = {
  file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
  weight: { min: 400, max: 600 },
  axes: { wdth: 100 },
};

const ONE_WEIGHT = { ...SANS, weight: 400 };

let folder: string;

interface Listed {
  manifest: { fallbackFaces: string; webFonts: object[] };
  warnings: string[];
  worked: boolean;
  characters: string[];
}

const listFonts = startHelper<Listed>('listFonts');
/** Where no font has been made. */
const listInAnotherProcess = startHelper<Listed>('listFonts');

/** Lists the fonts of a table with these faces for a content with one text. */
function answer(faces: object[], text = '', ask = listFonts) {
  const typefaces = JSON.stringify({ text: { family: 'Sans', faces } });
  return ask(typefaces, text, path.join(folder, 'cache'));
}

const list = async (...listed: Parameters<typeof answer>) => (await answer(...listed)).result;

/** The widths of these faces' fallbacks. */
async function widthsOf(faces: object[]): Promise<string[]> {
  const { fallbackFaces } = (await list(faces)).manifest;
  return [...fallbackFaces.matchAll(/size-adjust: ([\d.]+%)/g)].map(([, width = '']) => width);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('fonts have the characters of Spanish texts and those of the content', async () => {
  const { characters, warnings } = await list([SANS], 'Åse');
  expect(warnings).toEqual([]);
  expect(characters).toHaveLength(1);
  for (const set of characters) {
    expect([...'azAZ09«»ºª€çà–áéíóúüñ¿¡Å'].filter((character) => !set.includes(character))).toEqual([]);
    expect(set).not.toContain('Æ');
  }
});

test('characters that a font lacks are named with their file', async () => {
  expect((await list([ONE_WEIGHT], 'Жанна')).warnings).toEqual([
    "texts.ts: Sans has no Ж а н. Browsers show another font's.",
  ]);
});

test('fonts that have been listed are listed again without any work on them', async () => {
  const { worked, ...first } = await list([ONE_WEIGHT], 'Øre');
  expect(worked).toBe(true);
  expect(await list([ONE_WEIGHT], 'Øre', listInAnotherProcess)).toEqual({ ...first, worked: false });
});

test('a variable weight has fallbacks for its regular and its bold weights, each as wide as the font', async () => {
  const { fallbackFaces, webFonts } = (await list([SANS])).manifest;
  expect(webFonts).toEqual([{ family: 'Sans', url: expect.stringMatching(/^assets\/.*\.woff2$/), weight: '400 600' }]);
  expect(fallbackFaces.match(/font-weight: [\d ]+/g)).toEqual(['font-weight: 400 500', 'font-weight: 501 600']);
  const narrowAndWide = [75, 100].map((wdth) => ({ ...ONE_WEIGHT, axes: { wdth } }));
  const [narrow = 0, wide = 0] = (await widthsOf(narrowAndWide)).map(Number.parseFloat);
  expect(narrow).toBeLessThan(0.9 * wide);
});

test('a font that is not installed, or an axis that it does not have, is reported in one sentence', async () => {
  expect((await answer([{ ...SANS, file: '@fontsource/none/files/none.woff2' }])).error).toMatch(
    /^src\/content\/theme\.ts: @fontsource\/none\/files\/none\.woff2 cannot be used: .+$/,
  );
  expect((await answer([{ ...SANS, axes: { opsz: 12 } }])).error).toMatch(
    /^src\/content\/theme\.ts: .* cannot be used: it has no axis opsz, but .*wdth.*\.$/,
  );
});

test('a variable font keeps its weight where a face has no axes', async () => {
  const { file } = SANS;
  const [bare, widthNamed] = await widthsOf([
    { file, weight: 600 },
    { file, weight: 600, axes: { wdth: 100 } },
  ]);
  expect(bare).toBe(widthNamed);
});
