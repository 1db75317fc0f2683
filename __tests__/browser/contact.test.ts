import type { Page } from '@playwright/test';
import { violations } from '../../src/tools/browser/axe';
import { overflows, webFonts } from '../../src/tools/browser/overflow';
import { browserTest, expect, test } from '../support/browserTest';
import { fieldNames, fieldOf, fillIn, message, outcomeOf, sendButton } from '../support/contactMessage';
import { holdRequest } from '../support/holdRequest';

const SENT = '✅ Mensaje enviado con éxito';
const SERVER_ERROR = '❌ Error en el servidor';
const NO_CONNECTION = '❌ Error en la conexión con el servidor';

const POST = '**/contact.php';
const SUCCESS = { json: { success: true } };
const empty = { name: '', lastname: '', title: '', email: '', message: '' };

/** What Chromium notes in the console of a reply that is not OK and of a lost connection. */
const expectedErrors = ['Failed to load resource'];

/** The narrowest with the links in the header. */
const viewport = { width: 768, height: 500 };

async function expectValues(page: Page, expected: typeof message) {
  for (const name of fieldNames) await expect(fieldOf(page, name)).toHaveValue(expected[name]);
}

/** The heading of each page by its link. */
const HEADINGS = {
  INICIO: 'Full Stack developer',
  'SOBRE MÍ': 'DESARROLLADOR FULL STACK',
  CONTACTOS: 'CONTACTOS',
};

/** Leaves the contact page for another one, or comes back. */
async function goTo(page: Page, link: keyof typeof HEADINGS) {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[link]);
}

async function expectOutcome(page: Page, text: string) {
  await expect(outcomeOf(page)).toHaveText(text);
  await expect(outcomeOf(page)).toBeInViewport({ ratio: 1 });
}

browserTest(
  'the form by keyboard and on a phone',
  { path: '/contact', viewport, expectedErrors },
  async ({ page, hydrated }) => {
    const written = { ...message, message: `${message.message}\n` };

    await test.step('shows what is missing or wrong at its first field', async () => {
      await fieldOf(page, 'name').press('Enter');
      await expect(page.getByText('Escribe tu nombre.')).toBeInViewport({ ratio: 1 });
      for (const name of fieldNames) {
        await expect(fieldOf(page, name)).toBeFocused();
        await page.keyboard.type(name === 'email' ? 'ana@' : written[name]);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await expect(fieldOf(page, 'email')).toBeFocused();
      await expect(page.getByText('Escribe un correo válido')).toBeInViewport({ ratio: 1 });
      await page.keyboard.type('correo.com');
    });

    await test.step('gives the button its focus back after a failure', async () => {
      const answer = await holdRequest(page, POST, (route) => route.fulfill({ status: 500 }));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Enviando...', disabled: true })).toBeVisible();
      await expect(page.locator('body')).toBeFocused();
      answer();
      await expectOutcome(page, SERVER_ERROR);
      await expect(sendButton(page)).toBeFocused();
    });

    await test.step('tells each answer below the button, and keeps the text', async () => {
      await page.setViewportSize({ width: 390, height: 700 });
      for (const [answer, told] of [
        // The server of the tests takes no posts, as static hosts do not.
        ['continue', SERVER_ERROR],
        ['abort', NO_CONNECTION],
      ] as const) {
        await page.route(POST, (route) => route[answer]());
        await sendButton(page).evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
        await page.keyboard.press('Space');
        await expectOutcome(page, told);
        await expectValues(page, written);
      }
    });

    await test.step('keeps over a reload what is written, or filled in without any event', async () => {
      await fieldOf(page, 'title').evaluate((field: HTMLInputElement) => {
        field.value = 'Sin evento';
      });
      await page.reload();
      await hydrated();
      await expectValues(page, { ...written, title: 'Sin evento' });
    });

    await test.step('is sent as multipart, and empty from then on', async () => {
      await page.route(POST, (route) => route.fulfill(SUCCESS));
      const posted = page.waitForRequest(POST);
      await fieldOf(page, 'title').press('Enter');
      await expectOutcome(page, SENT);
      const request = await posted;
      const headers = await request.allHeaders();
      expect(`${request.method()} ${request.url()}`).toBe(`POST ${process.env.SITE_ORIGIN}/contact.php`);
      expect(headers.accept).toBe('application/json');
      expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      const body = await new Response(new Uint8Array(request.postDataBuffer() ?? []), { headers }).formData();
      expect(Object.fromEntries(body)).toEqual({ ...written, title: 'Sin evento', message: `${message.message}\r\n` });
      await page.reload();
      await hydrated();
      await expectValues(page, empty);
    });
  },
);

browserTest(
  'what is typed before the code arrives survives leaving the page, a new visit, and the arrival of the code',
  { path: null, viewport },
  async ({ page, urlOf, hydrated }) => {
    const release = await holdRequest(page, '**/assets/main-*.js');
    await page.goto(urlOf('/contact'), { waitUntil: 'commit' });
    await fieldOf(page, 'message').fill(message.message);
    await goTo(page, 'SOBRE MÍ');
    await goTo(page, 'CONTACTOS');
    await expectValues(page, { ...empty, message: message.message });
    await fillIn(page);
    release();
    await hydrated();
    await expectValues(page, message);
    await goTo(page, 'SOBRE MÍ');
    await goTo(page, 'CONTACTOS');
    await expectValues(page, message);
  },
);

browserTest(
  'a message whose visitor leaves the form before the answer',
  { path: '/contact', viewport, expectedErrors },
  async ({ page, urlOf }) => {
    const wayBack = page.getByRole('link', { name: 'Volver al formulario' });

    /** Returns what lets the answer through. */
    async function leaveBeforeAnswer(response: object) {
      const answer = await holdRequest(page, POST, (route) => route.fulfill(response));
      await fillIn(page);
      await sendButton(page).click();
      await goTo(page, 'SOBRE MÍ');
      return answer;
    }

    await test.step('is sent, which is told on any page, and at the form, which is empty', async () => {
      const answer = await leaveBeforeAnswer(SUCCESS);
      await expect(outcomeOf(page)).toHaveCount(0);
      answer();
      await expectOutcome(page, SENT);
      await goTo(page, 'CONTACTOS');
      await expect(outcomeOf(page)).toHaveText(SENT);
      expect(await page.evaluate('scrollY')).toBe(0);
      await expectValues(page, empty);
    });

    await test.step('has a notice of success that can only be closed', async () => {
      (await leaveBeforeAnswer(SUCCESS))();
      await expectOutcome(page, SENT);
      await expect(wayBack).toHaveCount(0);
      await page.getByRole('button', { name: 'Cerrar', exact: true }).press('Enter');
      await expect(outcomeOf(page)).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
      await goTo(page, 'CONTACTOS');
      await expect(outcomeOf(page)).toHaveCount(0);
    });

    await test.step('has a notice of failure that moves nothing, fits, is accessible and covers nothing that has the focus', async () => {
      const answer = await leaveBeforeAnswer({ status: 500 });
      await page.setViewportSize({ width: 360, height: 700 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      await webFonts(page);
      const place = () => page.getByRole('heading', { level: 1 }).boundingBox();
      const before = await place();
      answer();
      await expectOutcome(page, SERVER_ERROR);
      expect(await place()).toEqual(before);
      expect(await overflows(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('main').focus();
      const notice = page.locator('aside[data-sent]');
      for (;;) {
        await page.keyboard.press('Tab');
        const place = await notice.evaluate((notice) => {
          const focused = document.activeElement as Element;
          if (notice.contains(focused)) return 'inside';
          const isCovered = focused.getBoundingClientRect().bottom > notice.getBoundingClientRect().top;
          return isCovered ? `below: ${focused.textContent}` : 'above';
        });
        if (place === 'inside') break;
        expect(place).toBe('above');
      }
      await expect(wayBack).toBeFocused();
    });

    await test.step('is not told on paper, but on the next page too, whose notice leads back to the text', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(wayBack).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => document.documentElement.removeAttribute('style'));
      await page.setViewportSize(viewport);
      await goTo(page, 'INICIO');
      await expectOutcome(page, SERVER_ERROR);
      await wayBack.click();
      await expect(page).toHaveURL(urlOf('/contact'));
      await expect(outcomeOf(page)).toHaveText(SERVER_ERROR);
      await expect(wayBack).toHaveCount(0);
      await expectValues(page, message);
      await goTo(page, 'SOBRE MÍ');
      await expect(outcomeOf(page)).toHaveCount(0);
    });
  },
);
