/** Prints what a PDF says: `node pdfText.mjs cv.pdf` gives its pages, texts and properties as JSON. */
import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';

const pdf = await getDocumentProxy(new Uint8Array(await readFile(process.argv[2] ?? '')));
const { totalPages, text } = await extractText(pdf, { mergePages: true });
const { info } = await getMeta(pdf);
console.log(JSON.stringify({ totalPages, text, info }));
