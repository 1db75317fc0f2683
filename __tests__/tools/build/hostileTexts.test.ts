import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { HOSTILE, longest } from '../../sites/longest';
import { skipsPhp } from '../../support/contactHost';
import { content } from '../../support/reference';
import { SITE, siteOf } from '../../support/sites';

const { owner } = longest.owner;
const { projects } = longest.projects;

const read = (file: string) => readFileSync(path.join(siteOf('longest'), file), 'utf8');

/** Texts as the page shows them. */
const shown = (text: string) => text.replaceAll(/\s+/g, ' ');
const textOf = ($: CheerioAPI) => shown($('body').text());

test('hostile texts are nowhere in the built files as markup', () => {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const $ = load(read(file), { scriptingEnabled: false });
    const before = load(readFileSync(path.join(SITE, file), 'utf8'), { scriptingEnabled: false });
    expect([file, $('x-y').length, $('script').length]).toEqual([file, 0, before('script').length]);
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
  expect(projects[3]?.title).toContain(HOSTILE);
  for (const { id, title, description, paragraphs, url } of projects) {
    const $ = load(read(`projects/${id}/index.html`));
    expect($('h1').text()).toBe(title);
    for (const text of paragraphs) expect(textOf($)).toContain(shown(text));
    const links = $('main a[target=_blank]').toArray();
    if (url) expect(links.map((link) => $(link).attr('href'))).toContain(url);
    const { '@graph': things } = JSON.parse($('script[type="application/ld+json"]').text());
    expect(things[0]).toMatchObject({ name: owner.name, email: owner.email, url: owner.siteUrl });
    expect(things[1]).toMatchObject({ name: title, description, ...(url && { sameAs: url }) });
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
  const home = new URL(owner.siteUrl).href;
  expect(sitemap('loc').first().text()).toBe(home);
  expect(sitemap('loc').length).toBe(3 * (projects.length + Object.keys(content.pages.pages).length));
  expect(JSON.parse(read('manifest.webmanifest')).name).toContain(owner.name);

  if (!skipsPhp) {
    const file = path.join(siteOf('longest'), 'contact.php');
    expect(execFileSync('php', ['-l', file], { encoding: 'utf8' })).toContain('No syntax errors');
  }
});
