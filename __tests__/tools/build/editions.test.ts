import { readFileSync } from 'node:fs';
import { parseHtml } from '../../../src/tools/build/pages/parseHtml';
import { builtPage } from '../../support/builtPage';
import { site } from '../../support/reference';
import { siteOf } from '../../support/sites';

const EDITIONS = siteOf('editions');

/** The paths of the pages in two languages. English lacks a project. */
const paths = [
  ...site.files.paths,
  ...site.files.paths.filter((path) => path !== '/projects/3').map((path) => `/en${path === '/' ? '' : path}`),
];

const addressOf = (path: string) => `https://example.com${path === '/' ? path : `${path}/`}`;

test('header, menu and footer of every page lead to the same page in the other language, or to its home if it has none', () => {
  for (const path of paths) {
    const { $, attributes } = builtPage(path, EDITIONS);
    const isEnglish = /^\/en\b/.test(path);
    const same = isEnglish ? path.slice(3) || '/' : `/en${path}`.replace(/\/$/, '');
    const other = paths.includes(same) && !path.endsWith('/404') ? same : isEnglish ? '/' : '/en';
    const base = new URL($('base').attr('href') ?? '.', addressOf(path));
    const targets = attributes('a[hreflang]', 'href').map((href) => new URL(href ?? '', base).href);
    expect([path, ...targets]).toEqual([path, ...Array(3).fill(addressOf(other))]);
    const tag = isEnglish ? 'es' : 'en';
    const label = isEnglish ? 'Versión en español' : 'English version';
    expect($(`a[hreflang=${tag}][lang=${tag}][aria-label$="${label}"]`)).toHaveLength(3);
    expect($('html').attr('lang')).toBe(isEnglish ? 'en' : 'es');
  }
});

test('the sitemap lists the pages of both languages', () => {
  const $ = parseHtml(readFileSync(`${EDITIONS}/sitemap.xml`, 'utf8'));
  const listed = $('loc')
    .toArray()
    .map((loc) => $(loc).text());
  expect(listed.sort()).toEqual(
    paths
      .filter((path) => !path.endsWith('/404'))
      .map(addressOf)
      .sort(),
  );
});
