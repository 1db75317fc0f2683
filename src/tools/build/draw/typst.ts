import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { create, type Font } from 'fontkit';
import type { Written } from '../check/texts';
import { missingLetter } from './missingLetter';

const FOLDER = path.resolve('src/tools/build/draw');

/** A font of Typst with the arrows and signs that text fonts lack. */
const SYMBOL_FONT = { name: 'DejaVu Sans Mono' };

/** Invisible characters. Programs that read a PDF lose the letters beside an invisible character. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** The font files of each weight by role: the font itself, and the fonts of its family for other letters. */
export type StaticFonts = Record<string, string[][]>;

/** A function that typesets a template of this folder. Takes the data for the template, and the pictures by name. */
export type Typeset = Awaited<ReturnType<typeof typesetter>>;

/**
 * Starts Typst with the owner's fonts for titles, text and bold text.
 *
 * @param language The language of the texts, in the form that Typst needs.
 * @param written The texts that are searched for a letter that no font has.
 */
export async function typesetter(
  { display = [], text = [] }: StaticFonts,
  language: object,
  written: readonly Written[],
) {
  const roles = { display: display[0], text: text[0], bold: text[1] ?? text[0] };
  const fontBlobs: Buffer[] = [];
  const fonts: Record<string, object[]> = {};
  for (const [role, files = []] of Object.entries(roles)) {
    const contents = await Promise.all(files.map((file) => readFile(file)));
    fontBlobs.push(...contents.map((font, index) => renamed(font, `${role}-${index}`)));
    fonts[role] = [
      ...contents.map((font, index) => ({ name: `${role}-${index}`, covers: lettersOf(font) })),
      SYMBOL_FONT,
    ];
  }
  const compiler = NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontBlobs }] });

  return (template: string, data: object, pictures: Record<string, Buffer> = {}) => {
    for (const [name, picture] of Object.entries(pictures)) compiler.mapShadow(path.join(FOLDER, name), picture);
    const given = JSON.stringify({ ...data, fonts, language })
      .replace(UNSEEN, '')
      .normalize();
    const compiled = compiler.compile({ mainFilePath: path.join(FOLDER, template), inputs: { data: given } });
    const { result } = compiled;
    if (!result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
    return {
      pages: result.numOfPages,
      /** Returns a PDF/UA-1. Throws if a letter has no glyph, because PDF/UA-1 forbids such letters. */
      pdf: (file: string) => {
        try {
          return compiler.pdf(result, { pdfStandard: 'ua-1' });
        } catch (error) {
          const [, letter] = /the text `\\?"(.+?)\\?"` could not be displayed/.exec(String(error)) ?? [];
          throw letter ? missingLetter(letter, file, data, written) : error;
        }
      },
      /** Returns an SVG in which letters are outlines. */
      svg: () => compiler.plainSvg(result),
    };
  };
}

/**
 * Returns a pattern of a font's letters. Without the pattern, Typst would compose `ź` from a `z` and an accent of different fonts.
 */
function lettersOf(font: Buffer): string {
  const { characterSet } = create(font) as Font;
  return `[${characterSet.map((code) => `\\u{${code.toString(16)}}`).join('')}]`;
}

/** Gives a TrueType font its own family name, because Typst finds only one font with the same family and weight. */
function renamed(font: Buffer, family: string): Buffer {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = records.find((start) => font.toString('latin1', start, start + 4) === 'name') ?? 0;
  const name = Buffer.from(family, 'utf16le').swap16();
  // The table has the name as family (1) and as PostScript name (6), in American English (0x409) and in Windows' Unicode (3, 1).
  const entries = [1, 6].flatMap((id) => [3, 1, 0x409, id, name.length, 0]);
  const table = Buffer.from(Uint16Array.of(0, 2, 30, ...entries).buffer).swap16();
  const copy = Buffer.concat([font, table, name]);
  copy.writeUInt32BE(font.length, record + 8);
  copy.writeUInt32BE(table.length + name.length, record + 12);
  return copy;
}
