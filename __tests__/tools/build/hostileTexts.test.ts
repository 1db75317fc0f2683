import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { readMarkdown } from '../../../src/schema/markdown';
import { plainText } from '../../../src/schema/runningText';
import { HOSTILE, longest } from '../../sites/longest';
import { listedPaths } from '../../support/reference';
import { SITE, siteDist } from '../../support/sites';
import { skips } from '../../support/testWith';

const { owner, projects } = { ...longest.owner, ...longest.projects };

const read = (file: string, site = siteDist('longest')) => readFileSync(path.join(site, file), 'utf8');

const pageOf = (file: string, site?: string) => load(read(file, site), { scriptingEnabled: false });

test.each(['', 'about/', 'projects/', 'projects/4/', 'contact/'])('hostile texts add no markup to /%s', (folder) => {
  const [$, reference] = [pageOf(`${folder}index.html`), pageOf(`${folder}index.html`, SITE)];
  expect([$('x-y').length, $('script').length]).toEqual([0, reference('script').length]);
});

test('a page shows hostile texts as written, and so do its links and its JSON-LD', () => {
  const { title = '', description, paragraphs = [], url = '' } = projects[3] ?? {};
  expect(title).toContain(HOSTILE);
  const $ = pageOf('projects/4/index.html');
  const shown = (text: string) => text.replaceAll(/\s+/g, ' ');
  const read = paragraphs.map((text) => shown(plainText(readMarkdown(text, () => undefined))));
  expect($('h1').text()).toBe(title);
  expect(read.filter((text) => !shown($('body').text()).includes(text))).toEqual([]);
  expect($('main a[target=_blank]').filter((_, link) => $(link).attr('href') === url)).not.toHaveLength(0);
  const { '@graph': things } = JSON.parse($('script[type="application/ld+json"]').text());
  const { name, email, siteUrl } = owner;
  expect(things).toMatchObject([{ name, email, url: siteUrl }, { name: title, description, sameAs: url }, {}]);
});

test('hostile texts are escaped in the sitemap, the manifest and contact.php', () => {
  const sitemap = read('sitemap.xml');
  // The parser below does not report an ampersand that is not escaped.
  expect(sitemap).not.toMatch(/&(?![#\w]+;)/);
  const addresses = load(sitemap, { xml: true })('loc');
  expect(addresses.first().text()).toBe(new URL(owner.siteUrl).href);
  // The longest site has 24 projects, the reference site has six. The longest site has three languages.
  expect(addresses).toHaveLength(3 * (listedPaths.length - 6 + projects.length));
  expect(JSON.parse(read('manifest.webmanifest')).name).toContain(owner.name);
  if (!skips('php')) execFileSync('php', ['-l', path.join(siteDist('longest'), 'contact.php')]);
});
