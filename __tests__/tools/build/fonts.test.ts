import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHelper } from '../../support/helper';
import type { Listed } from '../../support/listFonts';

const file = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2';
const SANS = { file, weight: { min: 400, max: 600 }, axes: { wdth: 100 } };
const ONE_WEIGHT = { ...SANS, weight: 400 };

const listFonts = startHelper<Listed>('listFonts');

const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `listFonts` for a font with these faces, and for content that consists of one text. */
const answer = (faces: object[], text = '') =>
  listFonts(JSON.stringify({ text: { family: 'Sans', faces } }), text, folder);

const list = async (...listed: Parameters<typeof answer>) => (await answer(...listed)).result;

test('a font has the characters of Spanish and of the content, and a warning lists the letters that the font lacks', async () => {
  const { characters, warnings } = await list([SANS], 'Åse');
  expect([warnings, characters.length]).toEqual([[], 1]);
  expect([...'azAZ09«»ºª€çà–áéíóúüñ¿¡ÅÆ'].filter((character) => !characters[0]?.includes(character))).toEqual(['Æ']);
  const lacking = await list([ONE_WEIGHT], 'Жанна');
  expect(lacking.warnings).toEqual([{ kind: 'missingLetters', file: 'texts.ts', family: 'Sans', letters: 'Ж а н' }]);
});

test('a font of variable weight has a regular and a bold fallback, each as wide as the font', async () => {
  const { fallbackFaces, webFonts } = (await list([SANS])).manifest;
  expect(webFonts).toEqual([{ family: 'Sans', url: expect.stringMatching(/^assets\/.*\.woff2$/), weight: '400 600' }]);
  expect(fallbackFaces.match(/font-weight: [\d ]+/g)).toEqual(['font-weight: 400 500', 'font-weight: 501 600']);
  const ofWidths = [75, 100].map((wdth) => ({ ...ONE_WEIGHT, axes: { wdth } }));
  const { manifest } = await list(ofWidths);
  const [narrow, wide] = [...manifest.fallbackFaces.matchAll(/size-adjust: ([\d.]+)%/g)].map(([, width]) =>
    Number(width),
  );
  expect(narrow).toBeLessThan(0.9 * Number(wide));
});

test.each([
  ['serif', /local\('Times New Roman'\)/],
  ['sans-serif', /local\('Arial'\)/],
])('the fallback of a %s font is of the same kind', async (category, local) => {
  const copy = path.join(folder, 'package/files/font.woff2');
  mkdirSync(path.dirname(copy), { recursive: true });
  copyFileSync(require.resolve(file), copy);
  writeFileSync(path.join(folder, 'package/metadata.json'), JSON.stringify({ category }));
  expect((await list([{ ...ONE_WEIGHT, file: copy }])).manifest.fallbackFaces).toMatch(local);
});

test.each([
  [{ file: '@fontsource/none/files/none.woff2' }, /^src\/content\/theme\.ts: @fontsource\/none\S+ cannot be used: .+$/],
  [{ axes: { opsz: 12 } }, /^src\/content\/theme\.ts: .* cannot be used: the font has no axis opsz\. .*wdth.*\.$/],
])('a font file or axis that does not exist, such as %j, is refused with one sentence', async (face, sentence) => {
  expect((await answer([{ ...SANS, ...face }])).error).toMatch(sentence);
});
