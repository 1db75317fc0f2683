import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { webFonts } from '../../src/tools/browser/overflow';
import { browserTest } from '../support/browserTest';
import { fieldNames, labels, message } from '../support/contactMessage';
import { eventually } from '../support/eventually';
import { SITE } from '../support/sites';
import { startHost } from '../support/startHost';

/** A host of its own, which can be lost, with a copy of the site in a folder, which can be replaced. */
let host: Awaited<ReturnType<typeof startHost>>;
let site: string;
let copy: string;

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'offline-'));
  cpSync(SITE, copy, { recursive: true });
  host = await startHost(copy, '/portafolio/');
  site = host.url;
});

afterAll(async () => {
  await host?.stop();
  rmSync(copy, { recursive: true, force: true });
});

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/** Visits the site until its worker has all that it keeps, which begins seconds after the visitor has scrolled. */
async function visit(page: Page) {
  await page.goto(site);
  await page.mouse.wheel(0, 100);
  const isThere = () => navigator.serviceWorker.controller?.state === 'activated';
  await page.waitForFunction(isThere);
}

/** The paths in the site of all that is kept. */
const kept = (page: Page) =>
  page.evaluate(async (site) => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(site, ''));
  }, site);

browserTest(
  'a site that was visited can be installed, shows a new deploy at the next visit, opens on every page without a connection, and keeps no message',
  {
    path: null,
    viewport: { width: 800, height: 400 },
    serviceWorker: true,
    expectedErrors: ['Failed to load resource', 'ERR_'],
  },
  async ({ page }) => {
    // As a worker that was made with an older Workbox left it.
    const older = `workbox-precache-v1-${site}`;
    await page.goto(`${site}robots.txt`);
    await page.evaluate((name) => caches.open(name), older);
    await visit(page);
    const manifest = page.locator('link[rel=manifest]');
    expect(await manifest.evaluate(async (link: HTMLLinkElement) => (await fetch(link.href)).ok)).toBe(true);
    await eventually(async () => expect(await page.evaluate(() => caches.keys())).not.toContain(older));

    // Of the photographs that are seen from here on, the last sixty are kept.
    const photographs = readdirSync(`${SITE}/assets`).filter((file) => file.endsWith('.avif'));
    await page.evaluate(async (files) => {
      for (let copy = 0; copy * files.length < 70; copy++) {
        for (const file of files) await fetch(`assets/${file}?${copy}`).then((response) => response.blob());
      }
      await fetch('contact.php', { method: 'POST', body: new FormData() });
      await fetch('contact.php');
    }, photographs);
    await eventually(async () => {
      const pictures = (await kept(page)).filter((url) => url.includes('.avif'));
      expect(pictures).toHaveLength(60);
      expect(pictures.at(-1)).toContain(photographs.at(-1));
    });
    const styles = readdirSync(path.join(copy, 'assets')).find((file) => file.startsWith('styles-')) ?? '';
    expect(await kept(page)).toEqual(
      expect.arrayContaining([expect.stringContaining('assets/CoverflowSlides-'), `assets/${styles}`]),
    );

    // The styles have another name now, and the pages another version.
    renameSync(path.join(copy, 'assets', styles), path.join(copy, 'assets/styles-nuevos.css'));
    const [, version = ''] = /data-version="(.*?)"/.exec(readFileSync(path.join(copy, 'index.html'), 'utf8')) ?? [];
    const files = readdirSync(copy, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => ['index.html', 'serviceWorker.js'].includes(path.basename(name)))) {
      const deployed = readFileSync(path.join(copy, file), 'utf8')
        .replaceAll(styles, 'styles-nuevos.css')
        .replaceAll(version, 'nueva')
        .replace('<html lang="es"', '<html lang="es" data-deploy="2"')
        .replace(/(url:"\.\/",revision:")\w+/, '$1nueva');
      writeFileSync(path.join(copy, file), deployed);
    }
    const deployOf = () => page.locator('html').getAttribute('data-deploy');
    await page.goto('about:blank');
    await page.goto(`${site}#/about`);
    await heading(page, 'DESARROLLADOR FULL STACK').waitFor();
    expect(await deployOf()).toBe('2');
    await eventually(async () => {
      const urls = await kept(page);
      expect(urls).toContain('assets/styles-nuevos.css');
      expect(urls).not.toContain(`assets/${styles}`);
    });

    // Nothing answers any more. The browser's own switch does not reach service workers.
    await host.stop();
    // The form comes last: it is filled in there.
    for (const [route, name] of [
      ['index.html', 'Full Stack developer'],
      // In their own files.
      ['projects/5/', 'Aikikai'],
      ['about/index.html', 'DESARROLLADOR FULL STACK'],
      ['projects/4', 'E-commerce'],
      ['#/contact', 'CONTACTOS'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(site + route);
      await heading(page, name).waitFor();
      await page.waitForSelector('[data-hydrated]', { state: 'attached' });
      expect([route, await deployOf()]).toEqual([route, '2']);
      await webFonts(page);
      // It looks as it does: its styles are there, and its icons.
      expect([route, await page.evaluate(async () => (await fetch('networks.svg#x')).ok)]).toEqual([route, true]);
      expect([route, await page.evaluate(() => document.fonts.check('1rem "Instrument Sans"'))]).toEqual([route, true]);
    }
    for (const [hash, name] of [
      ['#/projects', 'PORTAFOLIO DE IMPLEMENTACIONES'],
      ['#/projects/4', 'E-commerce'],
      ['#/nada', '404 Página no encontrada'],
      ['#/', 'Full Stack developer'],
      ['#/contact', 'CONTACTOS'],
    ] as const) {
      await page.evaluate((typed) => {
        window.location.hash = typed;
      }, hash);
      await heading(page, name).waitFor();
    }

    for (const field of fieldNames) await page.getByLabel(labels[field], { exact: true }).fill(message[field]);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByText('❌ Error en la conexión con el servidor').waitFor();
    for (const field of fieldNames) {
      expect(await page.getByLabel(labels[field], { exact: true }).inputValue()).toBe(message[field]);
    }
    await page.reload();
    await eventually(async () =>
      expect(await page.getByLabel(labels.message, { exact: true }).inputValue()).toBe(message.message),
    );
    expect((await kept(page)).filter((url) => /contact\.php|^https?:/.test(url))).toEqual([]);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  },
);
