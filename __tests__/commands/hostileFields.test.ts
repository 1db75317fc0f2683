import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { checkFacts } from '../../src/build/checkContent';
import { type Facts, facts } from '../../src/build/facts';
import { about } from '../../src/content/about';
import { pages } from '../../src/content/pages';
import { withValue } from '../support/badValues';
import { skipsPhp } from '../support/contactHost';
import { copyProject } from '../support/copyProject';
import { SITE } from '../support/sites';
import { writeContent } from '../support/writeContent';

/** What does harm where it is not escaped. */
const HOSTILE = `</script><x-y>"'\`\\ %name% \${x} $& &amp; مر 🚀`;
const IN_ADDRESS = `?a="'\`&b=</x-y>\${x}$&ñ`;

const IN_FOLDER = `a&'"\`</x-y>$&ñ/`;

/** Every text with the hostile one added, where the rules allow it. */
function hostileFacts(): Facts {
  const pictures = JSON.parse(readFileSync(path.join(SITE, '../.cache/pictures.json'), 'utf8'));
  let changed = facts;
  const fields = Object.entries(facts).flatMap(([file, content]) =>
    textsIn(content).map(([way, text]) => ({ file: file as keyof Facts, way, text })),
  );
  for (const { file, way, text } of fields) {
    for (const added of [HOSTILE, IN_ADDRESS, IN_FOLDER]) {
      const next = { ...changed, [file]: withValue<object>(changed[file], way, text + added) } as Facts;
      const field = way.replaceAll(/\.(\d+)/g, (_, index) => `[${Number(index) + 1}]`);
      if (!checkFacts(next, pictures).some((fault) => fault.includes(` ${field} is `))) {
        changed = next;
        break;
      }
    }
  }
  const { projects } = changed['src/content/projects.ts'];
  const { technologies } = changed['src/content/technologies.ts'];
  const named = projects.map((project) => ({
    ...project,
    technologies: technologies.slice(0, 12).map(({ name }) => name),
  }));
  changed = { ...changed, 'src/content/projects.ts': { ...changed['src/content/projects.ts'], projects: named } };
  expect(checkFacts(changed, pictures)).toEqual([]);
  expect(projects[0]?.title).toContain(HOSTILE);
  return changed;
}

function textsIn(value: unknown, way = ''): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, way ? `${way}.${key}` : key));
}

const hostile = hostileFacts();
const { owner } = hostile['src/content/owner.ts'];
const { projects } = hostile['src/content/projects.ts'];

let copy: string;
const read = (file: string) => readFileSync(path.join(copy, 'dist', file), 'utf8');

beforeAll(() => {
  copy = copyProject();
  const statement = about.statement + HOSTILE;
  const files = { ...hostile, 'src/content/about.ts': { about: { ...about, statement } } };
  writeContent(copy, files);
  const { status, stderr } = spawnSync(process.execPath, ['build.mjs'], { cwd: copy, encoding: 'utf8' });
  expect([status, status ? stderr : '']).toEqual([0, '']);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Texts as the page shows them. */
const shown = (text: string) => text.replaceAll(/\s+/g, ' ');

const textOf = ($: CheerioAPI) => shown($('body').text());

test('hostile texts are told to nobody as markup', () => {
  const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(projects.length);
  for (const page of pages) {
    const $ = load(read(page), { scriptingEnabled: false });
    const before = load(readFileSync(path.join(SITE, page), 'utf8'), { scriptingEnabled: false });
    expect([page, $('x-y').length, $('script').length]).toEqual([page, 0, before('script').length]);
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    for (const tag of ['script', 'style']) {
      for (const element of $(`${tag}:not([src], [type])`).toArray()) {
        const hash = createHash('sha256').update($(element).text()).digest('base64');
        expect(policy).toContain(`'sha256-${hash}'`);
      }
    }
  }
});

test('hostile texts are in the page, the head and the JSON-LD as they were written', () => {
  for (const { id, title, description, paragraphs, url } of projects) {
    const $ = load(read(`projects/${id}/index.html`));
    expect($('h1').text()).toBe(title);
    for (const text of paragraphs) expect(textOf($)).toContain(shown(text));
    expect(
      $(`main a[target=_blank]`)
        .toArray()
        .map((link) => $(link).attr('href')),
    ).toContain(url);
    const { '@graph': things } = JSON.parse($('script[type="application/ld+json"]').text());
    expect(things[0]).toMatchObject({ name: owner.name, email: owner.email, url: owner.siteUrl });
    expect(things[1]).toMatchObject({ name: title, description, sameAs: url });
  }
});

test('hostile texts are in the vCard, the sitemap, the manifest and contact.php as each format writes them', () => {
  const card = read('contacto.vcf').replaceAll('\r\n ', '').split('\r\n');
  const written = (text: string) => text.replaceAll(/[\\,;]/g, '\\$&');
  expect(card).toContain(`FN:${written(owner.name)}`);
  expect(card).toContain(`URL:${owner.siteUrl}`);
  expect(card.filter((line) => !/^[A-Z-]+(;TYPE=[\w-]+)?:/.test(line))).toEqual(['']);

  const sitemap = load(read('sitemap.xml'), { xml: true });
  expect(owner.siteUrl).toContain(IN_FOLDER);
  expect(sitemap('loc').first().text()).toBe(owner.siteUrl);
  expect(sitemap('loc').length).toBe(projects.length + Object.keys(pages).length);
  expect(JSON.parse(read('manifest.webmanifest')).name).toContain(owner.name);

  if (!skipsPhp) {
    const file = path.join(copy, 'dist/contact.php');
    expect(execFileSync('php', ['-l', file], { encoding: 'utf8' })).toContain('No syntax errors');
  }
});
