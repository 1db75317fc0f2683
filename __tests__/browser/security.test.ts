import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { browserTest, expect, test } from '../support/browserTest';
import { message } from '../support/contactMessage';
import { KINDS, showPage } from '../support/showPage';
import { SITE } from '../support/sites';

/** Little to paint. */
const WINDOW = { width: 800, height: 400 };

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
}

/** What the browser keeps for the site, aside from what its service worker does. */
async function stored(page: Page) {
  const names = await page.evaluate(async () => ({
    local: Object.keys(window.localStorage),
    session: Object.keys(window.sessionStorage),
    databases: (await window.indexedDB.databases()).map(({ name }) => name),
  }));
  return { ...names, cookies: await page.context().cookies() };
}

browserTest(
  'no page requests anything of another host, breaks its own policy, or stores anything in the browser but the draft of a message until it is sent',
  { path: null, viewport: WINDOW },
  async ({ page, urlOf, hydrated }) => {
    const hosts = new Set<string>();
    page.context().on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.route('**/contact.php', (route) => route.fulfill({ json: { success: true } }));
    // Each file has a policy of its own.
    for (const file of ['projects/4/', 'contact/', '']) {
      await page.goto(urlOf('/').replace('#/', file));
      await hydrated();
    }
    for (const path of KINDS) {
      await showPage(page, path);
      await scrollThrough(page);
    }
    await page.waitForLoadState('networkidle');
    expect(await stored(page)).toEqual({ local: [], session: [], databases: [], cookies: [] });

    await showPage(page, '/contact');
    await page.getByLabel('Nombre', { exact: true }).fill(message.name);
    await page.getByLabel('Apellido', { exact: true }).fill(message.lastname);
    await page.getByLabel('Email', { exact: true }).fill(message.email);
    await page.getByLabel('Mensaje', { exact: true }).fill(message.message);
    expect(await stored(page)).toEqual({ local: [], session: ['contact-draft'], databases: [], cookies: [] });
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByText('✅ Mensaje enviado con éxito').waitFor();
    expect(await stored(page)).toEqual({ local: [], session: [], databases: [], cookies: [] });
    expect([...hosts]).toEqual([new URL(urlOf('/')).host]);
  },
);

browserTest(
  'the page runs no script that the build did not make',
  { viewport: WINDOW, expectedErrors: ['Content Security Policy', 'requires', 'TrustedHTML'] },
  async ({ page }) => {
    const attacked = await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('window.attacked = true');
      document.body.append(script);
      try {
        document.body.insertAdjacentHTML('beforeend', '<b></b>');
        return true;
      } catch {
        return 'attacked' in window;
      }
    });
    expect(attacked).toBe(false);
  },
);

for (const file of ['404.html', 'index.html', 'about/index.html', 'projects/4/index.html'])
  test(`${file} has a policy of its own before all else, which allows what the build made and no other host`, () => {
    const html = readFileSync(`${SITE}/${file}`, 'utf8');
    const [, policy = ''] =
      /^(?:(?!<script|<style|<link).)*http-equiv="Content-Security-Policy" content="(.*?)"/s.exec(html) ?? [];
    const directives = policy.split(';').map((directive) => directive.split(' '));
    const {
      'default-src': others,
      'script-src': scripts,
      ...more
    } = Object.fromEntries(directives.map(([name = '', ...values]) => [name, values]));
    expect(others).toEqual(["'none'"]);
    expect(scripts?.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
    expect(more).toMatchObject({ 'connect-src': ["'self'"], 'form-action': ["'self'"], 'img-src': ["'self'"] });
    expect(Object.keys(more)).toEqual(expect.arrayContaining(['base-uri', 'require-trusted-types-for']));
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
  });
