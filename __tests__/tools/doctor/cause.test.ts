/** @jest-environment node */
import { causeOf } from '../../../src/tools/doctor/cause';

const written = (tag: string, file: string, path: string, text: string) => ({ tag, file, path, text });

const TEXTS = [
  written('es', 'src/content/nada/pages.ts', 'pages.work.label', 'Trabajos'),
  written('es', 'src/content/nada/owner.ts', 'owner.name', 'Ana'),
  written('es', 'src/content/nada/about.ts', 'about.paragraphs.0', 'Vivo en el mar con un perro.'),
  written('en', 'src/content/en/owner.ts', 'owner.name', 'Ana'),
  written('es', 'src/words/es.ts', 'pages.contact', 'Contacto'),
  written('en', 'src/words/en.ts', 'pages.contact', 'Contact'),
];

test.each([
  ['', 'TRABAJOS', 'src/content/nada/pages.ts', 'pages.work.label'],
  ['', 'el mar\u00a0con', 'src/content/nada/about.ts', 'about.paragraphs[1]'],
  ['', 'CONTACTO', 'src/content/words.ts', 'words.pages.contact'],
  ['en/', 'Contact', 'src/content/en/words.ts', 'words.pages.contact'],
  ['en/', 'Ana', 'src/content/nada/owner.ts', 'owner.name'],
])('in the edition "%s" the text "%s" comes from %s', (folder, shown, file, field) => {
  expect(causeOf(shown, TEXTS, { folder, path: '/' })).toEqual({ file, field });
});

test('a text that is in no file has no cause', () => {
  expect(causeOf('Nada', TEXTS, { folder: '', path: '/' })).toBeUndefined();
});
