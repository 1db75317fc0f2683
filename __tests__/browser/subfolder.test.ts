import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { program } from '../../src/tools/program';
import { bringCarousels } from '../support/bringCarousels';
import { browserTest, expect, test } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { folderOf } from '../support/sites';
import { stopProcess } from '../support/stopProcess';

let preview: ChildProcess;
let site: string;

test.beforeAll(async () => {
  preview = spawn(process.execPath, program(path.resolve('src/tools/server/preview.ts'), '--base=portafolio'), {
    cwd: folderOf('reference'),
  });
  site = await new Promise((resolve) => {
    preview.stdout?.on('data', (said) => resolve(/http:\S+/.exec(`${said}`)?.[0] ?? `${said}`));
  });
  expect(site).toMatch(/^http:\/\/localhost:\d+\/portafolio\/$/);
});

test.afterAll(() => stopProcess(preview));

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true }).waitFor();

browserTest(
  'in a sub-folder the whole site works, and requests nothing outside it',
  { path: null, viewport: { width: 1280, height: 400 } },
  async ({ page, hydrated }) => {
    const astray: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400 || !response.url().startsWith(site))
        astray.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(site);
    await hydrated();
    await bringCarousels(page);
    expect(
      await page.getByRole('link', { name: 'Ver Curriculum' }).evaluate((link: HTMLAnchorElement) => link.href),
    ).toBe(`${site}cv.pdf`);

    await page.getByRole('banner').getByRole('link', { name: 'PORTAFOLIO', exact: true }).click();
    await heading(page, 'PORTAFOLIO DE IMPLEMENTACIONES');
    await page.getByRole('link', { name: 'Leer más... E-commerce' }).click();
    await heading(page, 'E-commerce');
    expect(page.url()).toBe(`${site}#/projects/4`);
    const picture = page.getByRole('main').locator('picture img').first();
    await eventually(async () =>
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0),
    );

    await page.goto(`${site}contact/`);
    await heading(page, 'CONTACTOS');
    await hydrated();
    expect(page.url()).toBe(`${site}contact/`);
    expect(await page.locator('form').evaluate((form: HTMLFormElement) => form.action)).toBe(`${site}contact.php`);
    // The browser asks for the sub-folder as a folder, as hosts make it do.
    await page.goto(`${site}projects/5`);
    await heading(page, 'Aikikai');
    await hydrated();
    expect(page.url()).toBe(`${site}projects/5/`);
    expect(astray).toEqual([]);
  },
);
