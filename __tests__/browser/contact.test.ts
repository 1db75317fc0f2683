import type { Page } from '@playwright/test';
import { violations } from '../../src/tools/browser/axe';
import { overflows, shownInFull } from '../../src/tools/browser/overflow';
import { browserTest, expect, test } from '../support/browserTest';
import { fieldNames, fieldOf, fillIn, message, outcomeOf, sendButton } from '../support/contactMessage';
import { holdRequest } from '../support/holdRequest';

const SENT = '✅ Mensaje enviado con éxito';
const SERVER_ERROR = '❌ Error en el servidor';

const POST = '**/contact.php';
const SUCCESS = { json: { success: true } };
const empty = { name: '', lastname: '', title: '', email: '', message: '' };

const options = {
  /** The narrowest with the links in the header. */
  viewport: { width: 768, height: 500 },
  /** What Chromium notes in the console of a reply that is not OK. */
  expectedErrors: ['Failed to load resource'],
};

async function expectValues(page: Page, expected: typeof message) {
  for (const name of fieldNames) await expect(fieldOf(page, name)).toHaveValue(expected[name]);
}

async function expectOutcome(page: Page, text: string) {
  await expect(outcomeOf(page)).toHaveText(text);
  await expect(outcomeOf(page)).toBeInViewport({ ratio: 1 });
}

/** Leaves the form for another page, or comes back. */
async function goTo(page: Page, name: string) {
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

browserTest('the form from before its code arrives until it is sent', { ...options, path: null }, async (visit) => {
  const { page, urlOf, hydrated } = visit;
  const first = { ...empty, message: message.message };

  await test.step('what is typed before the code arrives survives leaving the page and the arrival', async () => {
    const release = await holdRequest(page, '**/assets/main-*.js');
    await page.goto(urlOf('/contact'), { waitUntil: 'commit' });
    await fieldOf(page, 'message').fill(message.message);
    await goTo(page, 'SOBRE MÍ');
    await goTo(page, 'CONTACTOS');
    await expectValues(page, first);
    release();
    await hydrated();
    await goTo(page, 'SOBRE MÍ');
    await goTo(page, 'CONTACTOS');
    await expectValues(page, first);
  });

  await test.step('what is missing is shown at its first field', async () => {
    await fieldOf(page, 'email').press('Enter');
    await expect(fieldOf(page, 'name')).toBeFocused();
    await expect(page.getByText('Escribe tu nombre.')).toBeInViewport({ ratio: 1 });
  });

  await test.step('on a phone the answer is on the screen; a failure leaves the text, and gives the button its focus back', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    // The server of the tests takes no posts, as static hosts do not.
    const answer = await holdRequest(page, POST);
    await fillIn(page);
    await sendButton(page).evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await sendButton(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Enviando...', disabled: true })).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    answer();
    await expectOutcome(page, SERVER_ERROR);
    await expect(sendButton(page)).toBeFocused();
    await expectValues(page, message);
  });

  await test.step('a reload keeps what is written, until it is sent', async () => {
    await page.reload();
    await hydrated();
    await expectValues(page, message);
    await page.route(POST, (route) => route.fulfill(SUCCESS));
    await fieldOf(page, 'title').press('Enter');
    await expectOutcome(page, SENT);
    await page.reload();
    await hydrated();
    await expectValues(page, empty);
  });
});

browserTest(
  'a message whose visitor leaves the form before the answer',
  { ...options, path: '/contact' },
  async (visit) => {
    const { page, urlOf } = visit;
    const wayBack = page.getByRole('link', { name: 'Volver al formulario' });

    /** Returns what lets the answer through. */
    async function leaveBeforeAnswer(response: object) {
      const answer = await holdRequest(page, POST, (route) => route.fulfill(response));
      await fillIn(page);
      await sendButton(page).click();
      await goTo(page, 'SOBRE MÍ');
      await expect(outcomeOf(page)).toHaveCount(0);
      return answer;
    }

    await test.step('any page and the empty form say that it was sent', async () => {
      (await leaveBeforeAnswer(SUCCESS))();
      await expectOutcome(page, SENT);
      await expect(wayBack).toHaveCount(0);
      await goTo(page, 'CONTACTOS');
      await expect(outcomeOf(page)).toHaveText(SENT);
      expect(await page.evaluate('scrollY')).toBe(0);
      await expectValues(page, empty);
    });

    await test.step('a notice that is closed is not told again', async () => {
      (await leaveBeforeAnswer(SUCCESS))();
      await page.getByRole('button', { name: 'Cerrar', exact: true }).press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await goTo(page, 'CONTACTOS');
      await expect(outcomeOf(page)).toHaveCount(0);
    });

    await test.step('the notice of a failure moves nothing, fits and is accessible', async () => {
      const answer = await leaveBeforeAnswer({ status: 500 });
      await page.setViewportSize({ width: 360, height: 700 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        window.scrollTo({ top: 400, behavior: 'instant' });
      });
      await shownInFull(page);
      const place = () => page.getByRole('heading', { level: 1 }).boundingBox();
      const before = await place();
      answer();
      await expectOutcome(page, SERVER_ERROR);
      expect(await place()).toEqual(before);
      expect(await overflows(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    });

    await test.step('the next page says so, too, and leads back to the text', async () => {
      await page.evaluate(() => document.documentElement.removeAttribute('style'));
      await page.setViewportSize(options.viewport);
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
