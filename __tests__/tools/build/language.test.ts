import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { startHelper } from '../../support/helper';
import type { PdfText } from '../../support/pdfText';
import { foreignIn, PSEUDO_SITE, pseudo, textsOf } from '../../support/pseudoSite';
import { PSEUDO } from '../../support/sites';

const readPdf = startHelper<PdfText>('pdfText');

const read = (file: string) => readFileSync(`${PSEUDO_SITE}/${file}`, 'utf8');

test('in every page, the CV, the vCard and the manifest each text is of the content’s language or a fact', async () => {
  const pages = readdirSync(PSEUDO_SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    expect([page, load(read(page))('html').attr('lang'), ...foreignIn(page, textsOf(read(page)))]).toEqual([
      page,
      PSEUDO,
    ]);
  }
  const { result: pdf } = await readPdf(`${PSEUDO_SITE}/cv.pdf`);
  const links = /^(\S+\.\S+|mailto:\S+)$/;
  const tagged = pdf.tagged.map(([, text = '']) => text).filter((text) => !links.test(text));
  expect(foreignIn('cv.pdf', [...tagged, pdf.untagged.join(' '), pdf.info.Title, pdf.info.Subject])).toEqual([]);
  expect(pdf.info.Language).toBe(PSEUDO);
  const manifest = JSON.parse(read('manifest.webmanifest'));
  expect([manifest.lang, ...foreignIn('manifest', [manifest.name, manifest.short_name])]).toEqual([PSEUDO]);
  const card = read(pseudo.contactDetails.card.file).replaceAll('\r\n ', '');
  const values = [...card.matchAll(/^(?:FN|TITLE|NOTE|ADR)[^:]*:(.*)$/gm)].map(([, value]) => value);
  const unescaped = values.map((value) => value?.replaceAll(/\\(.)|;/g, '$1'));
  expect(foreignIn('vCard', unescaped)).toEqual([]);
});
