import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import content from 'virtual:content';
import pictures from 'virtual:pictures';
import { type CheerioAPI, load } from 'cheerio';
import { pages } from '#content/pages';
import type { Content } from '../../src/content/schema';
import { checkContent } from '../../src/tools/build/check/checkContent';
import { withValues } from '../support/badValues';
import { buildContent } from '../support/buildContent';
import { skipsPhp } from '../support/contactHost';
import { SITE } from '../support/sites';

/** What does harm where it is not escaped. */
const HOSTILE = `</script><x-y>"'\`\\ %name% \${x} $& &amp; مر 🚀`;
const IN_ADDRESS = `?a="'\`&b=</x-y>\${x}$&ñ`;

const IN_FOLDER = `a&'"\`</x-y>$&ñ/`;

/** The parts that an owner fills in. */
const FACTS = ['owner', 'projects', 'technologies', 'services', 'about'] as const;

/** Every text of the facts with the hostile one added, where the rules allow it. */
function hostileContent(): Content {
  let changed = content;
  const fields = FACTS.flatMap((name) => textsIn(content[name]).map(([path, text]) => ({ name, path, text })));
  for (const { name, path, text } of fields) {
    for (const added of [HOSTILE, IN_ADDRESS, IN_FOLDER]) {
      const next: Content = { ...changed, [name]: withValues<object>(changed[name], { [path]: text + added }) };
      const field = path.replaceAll(/\.(\d+)/g, (_, index) => `[${Number(index) + 1}]`);
      if (!checkContent(next, pictures).some((fault) => fault.includes(` ${field} is `))) {
        changed = next;
        break;
      }
    }
  }
  const { projects } = changed.projects;
  const technologies = changed.technologies.technologies.slice(0, 12).map(({ name }) => name);
  const named = projects.map((project) => ({ ...project, technologies }));
  changed = { ...changed, projects: { ...changed.projects, projects: named } };
  expect(checkContent(changed, pictures)).toEqual([]);
  expect(projects[0]?.title).toContain(HOSTILE);
  return changed;
}

function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : key));
}

const hostile = hostileContent();
const { owner } = hostile.owner;
const { projects } = hostile.projects;

const OUT = '.cache/sites/hostile';
const read = (file: string) => readFileSync(path.join(OUT, 'dist', file), 'utf8');

beforeAll(() => buildContent(OUT, hostile, '--draft'));

afterAll(() => rmSync(OUT, { recursive: true, force: true }));

/** Texts as the page shows them. */
const shown = (text: string) => text.replaceAll(/\s+/g, ' ');

const textOf = ($: CheerioAPI) => shown($('body').text());

test('hostile texts are nowhere in the built files as markup', () => {
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

test('hostile texts are in the vCard, the résumé, the sitemap, the manifest and contact.php as each format writes them', () => {
  const card = read('contacto.vcf').replaceAll('\r\n ', '').split('\r\n');
  const written = (text: string) => text.replaceAll(/[\\,;]/g, '\\$&');
  expect(card).toContain(`FN:${written(owner.name)}`);
  expect(card).toContain(`URL:${owner.siteUrl}`);
  expect(card.filter((line) => !/^[A-Z-]+(;TYPE=[\w-]+)?:/.test(line))).toEqual(['']);

  const resume = JSON.parse(read('resume.json'));
  expect(resume.basics).toMatchObject({ name: owner.name, label: owner.role });
  expect(new URL(resume.basics.url).href).toBe(new URL(owner.siteUrl).href);

  const sitemap = load(read('sitemap.xml'), { xml: true });
  expect(owner.siteUrl).toContain(IN_FOLDER);
  expect(sitemap('loc').first().text()).toBe(owner.siteUrl);
  expect(sitemap('loc').length).toBe(projects.length + Object.keys(pages).length);
  expect(JSON.parse(read('manifest.webmanifest')).name).toContain(owner.name);

  if (!skipsPhp) {
    const file = path.join(OUT, 'dist/contact.php');
    expect(execFileSync('php', ['-l', file], { encoding: 'utf8' })).toContain('No syntax errors');
  }
});
