import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { browserTest } from '../support/browserTest';
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

/** Tries what an attacker who got markup into the page would, and tells what had an effect. */
const ATTACKS: Record<string, () => unknown> = {
  'a script in the page': () => {
    const script = document.createElement('script');
    script.append('window.attacked = true');
    document.body.append(script);
    return 'attacked' in window;
  },
  'a handler in an attribute': () => {
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.attacked = true');
    document.body.append(button);
    button.click();
    return 'attacked' in window;
  },
  'a style element': () => {
    const style = document.createElement('style');
    style.append('body { outline: 3px solid red; }');
    document.head.append(style);
    return getComputedStyle(document.body).outlineStyle === 'solid';
  },
  'a style in an attribute': () => {
    document.body.setAttribute('style', 'outline: 3px solid red');
    return getComputedStyle(document.body).outlineStyle === 'solid';
  },
  'markup written into the page': () => {
    document.body.insertAdjacentHTML('beforeend', '<b id="attack"></b>');
    return Boolean(document.getElementById('attack'));
  },
  'code in a text': () =>
    new Promise((resolve) => {
      setTimeout('window.attacked = true');
      setTimeout(() => resolve('attacked' in window), 50);
    }),
  'a message to another host': () =>
    fetch('https://example.com/').then(
      () => true,
      () => false,
    ),
  'a picture from another host': () =>
    new Promise((resolve) => {
      const picture = document.createElement('img');
      picture.onload = () => resolve(true);
      picture.onerror = () => resolve(false);
      picture.src = 'https://example.com/pixel.png';
    }),
  'a form that leads to another host': () => {
    const form = document.createElement('form');
    form.action = 'https://example.com/';
    form.target = '_blank';
    document.body.append(form);
    form.submit();
    return new Promise((resolve) => setTimeout(resolve, 300));
  },
  'a frame of another host': () => {
    const frame = document.createElement('iframe');
    frame.src = 'https://example.com/';
    document.body.append(frame);
    return new Promise((resolve) => setTimeout(resolve, 300));
  },
  'a base for the links': () => {
    const base = document.createElement('base');
    base.href = 'https://example.com/';
    document.head.append(base);
    return document.baseURI.includes('example.com');
  },
};

browserTest(
  'the page runs no script that the build did not make',
  {
    viewport: WINDOW,
    expectedErrors: ['Content Security Policy', 'requires', 'TrustedHTML', 'TrustedScript', 'Failed to load resource'],
  },
  async ({ page }) => {
    const succeeded: string[] = [];
    let current = '';
    await page.context().route('https://example.com/**', (route) => {
      succeeded.push(current);
      return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    for (const [name, attack] of Object.entries(ATTACKS)) {
      current = name;
      if (await page.evaluate(attack).catch(() => false)) succeeded.push(name);
    }
    expect(succeeded).toEqual([]);
  },
);

test.each(['404.html', 'index.html', 'about/index.html', 'projects/4/index.html'])(
  '%s has a policy of its own before all else, which names no other host',
  (file) => {
    const html = readFileSync(`${SITE}/${file}`, 'utf8');
    const policy = /^(?:(?!<script|<style|<link).)*http-equiv="Content-Security-Policy" content="(.*?)"/s.exec(
      html,
    )?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
  },
);
