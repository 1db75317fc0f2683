import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { program } from '../../src/tools/program';
import { expect, heading, scrollY, test } from '../support/browserTest';
import { siteDist, siteFolder } from '../support/sites';
import { stopProcess } from '../support/stopProcess';

test.use({ viewport: { width: 390, height: 500 } });

let preview: ChildProcess;
/** The address of the site, in a sub-folder. */
let site: string;

test.beforeAll(async () => {
  preview = spawn(process.execPath, program(path.resolve('src/tools/server/preview.ts'), '--base=portafolio'), {
    cwd: siteFolder('editions'),
  });
  site = await new Promise((resolve) => {
    preview.stdout?.on('data', (said) => resolve(/http:\S+/.exec(`${said}`)?.[0] ?? `${said}`));
  });
  expect(site).toMatch(/^http:\/\/localhost:\d+\/portafolio\/$/);
});

test.afterAll(() => stopProcess(preview));

const english = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'English version' });

/** The absolute address of a link. */
const target = (link: Locator) => link.evaluate((element: HTMLAnchorElement) => element.href);

/** Changes the address after the `#`, as a visitor who types does, and expects a page. */
async function show(page: Page, path: string, name: string) {
  await page.evaluate((hash) => Object.assign(location, { hash }), path);
  await expect(heading(page)).toHaveText(name);
}

test('a site in two languages works in a sub-folder', async ({ page, hydrated }) => {
  const astray: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 || !response.url().startsWith(site)) astray.push(response.url());
  });
  const expectEdition = async (folder: string, name: string | RegExp) => {
    await expect(page).toHaveURL(site + folder);
    await expect(heading(page)).toHaveText(name);
    await hydrated();
  };
  await page.goto(`${site}#/projects/4`);
  await hydrated();

  await test.step('the language switch leads to the same page, or to home if the page has no translation', async () => {
    const links = page.locator('a[hreflang=en][lang=en]');
    await expect(links).toHaveText(['EN', 'English', 'English']);
    for (const link of await links.all()) expect(await target(link)).toBe(`${site}en/projects/4/`);
    await show(page, '/projects/99', 'Proyecto no encontrado');
    expect(await target(english(page))).toBe(`${site}en/`);
  });

  await test.step('the switch keeps the typed text, and the form uses the contact.php of its language', async () => {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'CONTACTOS' }).click();
    await expect(heading(page)).toHaveText('CONTACTOS');
    await page.getByLabel('Nombre', { exact: true }).fill('Ana');
    await page.getByLabel('Mensaje').fill('Hola');
    await english(page).click();
    await expectEdition('en/contact/', 'CONTACT');
    await expect(page.getByLabel('First name')).toHaveValue('Ana');
    await expect(page.getByLabel('Message')).toHaveValue('Hola');
    await expect(page.locator('form')).toHaveJSProperty('action', `${site}en/contact.php`);
  });

  await test.step('the switch in the menu and the switch in the app lead to the file of the page', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'Versión en español' }).click();
    await expectEdition('contact/', 'CONTACTOS');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Artes Marciales' }).click();
    await expect(heading(page)).toHaveText('Aikikai');
    await expect(page).toHaveURL(`${site}#/projects/5`);
    await english(page).click();
    await expectEdition('en/projects/5/', /Aikikai/);
  });

  await test.step('a link to an untranslated project changes the language, and the switch there leads to home', async () => {
    await show(page, '/projects', 'PROJECT PORTFOLIO');
    const name = 'Menú Digital por categorías';
    await expect(page.getByRole('main').getByRole('heading', { name })).toHaveAttribute('lang', 'es');
    const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'Menú digital' });
    await expect(inFooter).toHaveAttribute('lang', 'es');
    await page.getByRole('link', { name: `Read more... ${name}` }).click();
    await expectEdition('projects/3/', name);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.evaluate(() => scrollTo(0, 500));
    await english(page).click();
    await expectEdition('en/', 'Full-stack developer');
    expect(await scrollY(page)).toBe(0);
  });

  await test.step('the switch keeps the query of the address', async () => {
    await page.goto(`${site}?utm_source=carta#/about?ref=a`);
    await hydrated();
    await english(page).click();
    await expectEdition('en/about/?utm_source=carta&ref=a', 'FULL-STACK DEVELOPER');
  });

  await test.step('the home of a language is shown by a host that adds no slash to its address', async () => {
    await page.route(`${site}en`, (route) => route.fulfill({ path: `${siteDist('editions')}/en/index.html` }));
    await page.goto(`${site}en`);
    await expectEdition('en/', 'Full-stack developer');
  });

  await page.waitForLoadState('networkidle');
  expect(astray).toEqual([]);
});
