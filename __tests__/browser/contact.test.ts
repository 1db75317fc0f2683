import type { Page } from '@playwright/test';
import { violations } from '../../src/tools/browser/axe';
import { overflows, shownInFull } from '../../src/tools/browser/overflow';
import { expect, test } from '../support/browserTest';
import { empty, fieldNames, fillIn, formField, message, outcomeOf, sendButton } from '../support/contactMessage';
import { ENTRY, holdRequest } from '../support/holdRequest';

const SENT = '✅ Mensaje enviado con éxito';
const SERVER_ERROR = '❌ Error en el servidor';

const POST = '**/contact.php';
const SUCCESS = { json: { success: true } };

/** The narrowest window with the links in the header. */
const viewport = { width: 768, height: 500 };
test.use({ viewport });

async function expectValues(page: Page, expected: typeof message) {
  for (const name of fieldNames) await expect(formField(page, name)).toHaveValue(expected[name]);
}

async function expectOutcome(page: Page, text: string) {
  await expect(outcomeOf(page)).toHaveText(text);
  await expect(outcomeOf(page)).toBeInViewport({ ratio: 1 });
}

async function goTo(page: Page, name: string) {
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

test('the form keeps its text until the message is sent', async ({ page, hydrated, allowErrors }) => {
  allowErrors('Failed to load resource');
  const first = { ...empty, message: message.message };

  await test.step('text that is typed before the code arrives stays when the page is left and when the code arrives', async () => {
    const release = await holdRequest(page, ENTRY);
    await page.goto('/#/contact', { waitUntil: 'commit' });
    await formField(page, 'message').fill(message.message);
    await goTo(page, 'SOBRE MÍ');
    await goTo(page, 'CONTACTOS');
    await expectValues(page, first);
    release();
    await hydrated();
    await goTo(page, 'SOBRE MÍ');
    await goTo(page, 'CONTACTOS');
    await expectValues(page, first);
  });

  await test.step('the first missing field has the focus and a visible error', async () => {
    await formField(page, 'email').press('Enter');
    await expect(formField(page, 'name')).toBeFocused();
    await expect(page.getByText('Escribe tu nombre.')).toBeInViewport({ ratio: 1 });
  });

  await test.step('on a phone a failure is visible, keeps the text and returns the focus to the button', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    // Like static hosts, the server of the tests refuses POST requests.
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

  await test.step('a reload keeps the text until the message is sent', async () => {
    await page.reload();
    await hydrated();
    await expectValues(page, message);
    await page.route(POST, (route) => route.fulfill(SUCCESS));
    await formField(page, 'title').press('Enter');
    await expectOutcome(page, SENT);
    await page.reload();
    await hydrated();
    await expectValues(page, empty);
  });
});

test('a visitor who leaves the form sees the result of the message on any page', async ({
  page,
  open,
  allowErrors,
}) => {
  allowErrors('Failed to load resource');
  await open('/#/contact');
  const wayBack = page.getByRole('link', { name: 'Volver al formulario' });

  /** Sends a message and leaves the form. Returns a function that lets the answer arrive. */
  async function leaveBeforeAnswer(response: object) {
    const answer = await holdRequest(page, POST, (route) => route.fulfill(response));
    await fillIn(page);
    await sendButton(page).click();
    await goTo(page, 'SOBRE MÍ');
    await expect(outcomeOf(page)).toHaveCount(0);
    return answer;
  }

  await test.step('another page and the empty form say that the message was sent', async () => {
    (await leaveBeforeAnswer(SUCCESS))();
    await expectOutcome(page, SENT);
    await expect(wayBack).toHaveCount(0);
    await goTo(page, 'CONTACTOS');
    await expect(outcomeOf(page)).toHaveText(SENT);
    expect(await page.evaluate('scrollY')).toBe(0);
    await expectValues(page, empty);
  });

  await test.step('a closed notice does not come back', async () => {
    (await leaveBeforeAnswer(SUCCESS))();
    await page.getByRole('button', { name: 'Cerrar', exact: true }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await goTo(page, 'CONTACTOS');
    await expect(outcomeOf(page)).toHaveCount(0);
  });

  await test.step('the notice of a failure does not move the page, fits and is accessible', async () => {
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

  await test.step('the next page has the notice too, with a link back to the text', async () => {
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await page.setViewportSize(viewport);
    await goTo(page, 'INICIO');
    await expectOutcome(page, SERVER_ERROR);
    await wayBack.click();
    await expect(page).toHaveURL('/#/contact');
    await expect(outcomeOf(page)).toHaveText(SERVER_ERROR);
    await expect(wayBack).toHaveCount(0);
    await expectValues(page, message);
    await goTo(page, 'SOBRE MÍ');
    await expect(outcomeOf(page)).toHaveCount(0);
  });
});
