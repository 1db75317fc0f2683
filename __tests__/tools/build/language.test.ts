import { readFileSync } from 'node:fs';
import { startHelper } from '../../support/helper';
import type { PdfText } from '../../support/pdfText';
import { foreignIn, PSEUDO_SITE, pseudo } from '../../support/pseudoSite';
import { PSEUDO } from '../../support/sites';

const readPdf = startHelper<PdfText>('pdfText');

const read = (file: string) => readFileSync(`${PSEUDO_SITE}/${file}`, 'utf8');

test('the CV, the vCard and the manifest have only facts and texts in the language of the content', async () => {
  const { text, info } = (await readPdf(`${PSEUDO_SITE}/cv.pdf`)).result;
  // The pages are one text, because a sentence can continue on the next page.
  const withoutAddresses = text.replaceAll(/(?<!\S)[^\s‹›]+\.[^\s‹›]+(?!\S)/g, '');
  expect(foreignIn('cv.pdf', [withoutAddresses, info.Title, info.Subject])).toEqual([]);
  const { lang, name, short_name } = JSON.parse(read('manifest.webmanifest'));
  expect([lang, info.Language, ...foreignIn('manifest', [name, short_name])]).toEqual([PSEUDO, PSEUDO]);
  const card = read(pseudo.contactDetails.card.file).replaceAll('\r\n ', '');
  const values = [...card.matchAll(/^(?:FN|TITLE|NOTE|ADR)[^:]*:(.*)$/gm)].map(([, value]) =>
    value?.replace(/[\\;]/g, ''),
  );
  expect(foreignIn('vCard', values)).toEqual([]);
});
