import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projects } from '#site/otherPages';
import { parseHtml } from '../../src/tools/build/pages/parseHtml';
import { site } from './reference';
import { SITE } from './sites';

/** Every page of the site, those for unknown addresses included. */
export const PATHS = site.files.paths;

/** Of each kind of page one, of the projects the one with the most pictures. */
export const KINDS = PATHS.filter((path) => {
  const others = projects.filter((project) => project.path !== path);
  const { gallery } = projects.find((project) => project.path === path) ?? {};
  return !gallery || others.every((other) => other.gallery.length <= gallery.length);
});

/** The heading of a page, and how many there are, as its own file has them. */
function headingsOf(route: string, site: string) {
  const $ = parseHtml(readFileSync(path.join(site, route, 'index.html'), 'utf8'));
  const main = $('main').first();
  return { title: main.find('h1').text(), count: main.find('h1, h2, h3').length };
}

/**
 * Goes to a page inside the app, without loading the site again, and waits until all of it is there.
 *
 * @param site Folder of the built site.
 */
export async function showPage(page: Page, route: string, site = SITE) {
  await page.evaluate((address) => {
    location.hash = address;
  }, route);
  await page.waitForFunction(
    ({ title, count }) =>
      document.querySelector('main h1')?.textContent === title &&
      document.querySelectorAll('main :is(h1, h2, h3)').length >= count,
    headingsOf(route, site),
  );
}
