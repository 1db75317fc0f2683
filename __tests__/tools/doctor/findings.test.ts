/** @jest-environment node */
import type { ContactForm } from '../../../src/content/schema';
import { formFaults } from '../../../src/tools/build/warnings';
import { reportOf, textsFileOf } from '../../../src/tools/doctor/findings';
import { en } from '../../../src/tools/doctor/words/en';
import { es } from '../../../src/tools/doctor/words/es';

const pageAt = (path: string) => ({ folder: '', path });
const [home, about, work] = [pageAt('/'), pageAt('/about'), pageAt('/projects')];

test('faults give the status 1, advice gives 0', () => {
  const advice = { faults: [], advice: [{ says: 'c' }] };
  const { text, status } = reportOf([{ ...advice, faults: [{ says: 'a' }, { says: 'b' }] }], es, 3);
  expect(text).toBe('Fallos:\na\nb\n\nConsejos:\nc\n\nCorrige los fallos antes de publicar.');
  expect(status).toBe(1);
  expect(reportOf([advice], en, 3)).toEqual({ text: 'Advice:\nc\n\nThe site can be published.', status: 0 });
});

test('a fault is reported once, with all its pages and widths', () => {
  const fault = { says: 'no cabe.', file: 'src/content/owner.ts' };
  const lineFor = (...pages: (typeof home)[]) => {
    const faults = pages.flatMap((page) => [1024, 320].map((width) => ({ ...fault, page, width })));
    return reportOf([{ faults, advice: [] }], es, 3).text.split('\n')[1];
  };
  expect(lineFor(home)).toBe('src/content/owner.ts: /, a 320 y 1024 px: no cabe.');
  expect(lineFor(home, about)).toBe('src/content/owner.ts: / y /about, a 320 y 1024 px: no cabe.');
  expect(lineFor(home, about, work)).toBe('src/content/owner.ts: todas las páginas, a 320 y 1024 px: no cabe.');
});

test('the texts of a page are in the folder of its language', () => {
  expect(textsFileOf({ folder: '', path: '/projects/4' })).toBe('src/content/projects.ts');
  expect(textsFileOf({ folder: 'nada/', path: '/about' })).toBe('src/content/nada');
});

test('contact.php is a fault on a host without PHP, with the form service to use instead', () => {
  const on = (host: string, contactForm: ContactForm = { service: 'php' }) =>
    formFaults({ siteUrl: `https://${host}/sitio/`, contactForm }, es).join();
  expect(on('ana.netlify.app')).toMatch(
    /^src\/content\/owner\.ts: .*: ana\.netlify\.app .* \{ service: 'netlify' \} u otro/,
  );
  for (const host of ['ana.github.io', 'ana.pages.dev', 'ana.vercel.app'])
    expect(on(host)).toContain("`contactForm` { service: 'formspree', id: '…' } u otro");
  expect(on('ana.github.io', { service: 'formspree', id: 'a' })).toBe('');
  expect(['ana.dev', 'github.io.ana.dev', 'notgithub.io'].map((host) => on(host))).toEqual(['', '', '']);
});
