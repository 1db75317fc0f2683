import type { Page, Route } from '@playwright/test';
import { violations } from '../../src/tools/browser/axe';
import { overflows, webFonts } from '../../src/tools/browser/overflow';
import { browserTest, expect } from '../support/browserTest';
import { fieldNames, labels, message } from '../support/contactMessage';
import { eventually } from '../support/eventually';
import { holdRequest } from '../support/holdRequest';

const empty = { name: '', lastname: '', title: '', email: '', message: '' };
const SUCCESS = { contentType: 'application/json', body: '{"success":true}' };

/** What Chromium notes in the console of a reply that is not OK and of a lost connection. */
const expectedErrors = ['Failed to load resource'];

/** The narrowest with the links in the header. */
const viewport = { width: 768, height: 500 };

const fieldOf = (page: Page, name: keyof typeof labels) =>
  page.getByRole('textbox', { name: labels[name], exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true });
const waitingButton = (page: Page) => page.getByRole('button', { name: 'Enviando...', disabled: true });

async function fillIn(page: Page) {
  for (const name of fieldNames) await fieldOf(page, name).fill(message[name]);
}

async function valuesOf(page: Page) {
  const values = fieldNames.map(async (name) => [name, await fieldOf(page, name).inputValue()]);
  return Object.fromEntries(await Promise.all(values));
}

async function waitForStatus(page: Page, text: string) {
  const status = page.getByRole('status').filter({ hasText: /./ });
  await status.waitFor();
  expect(await status.textContent()).toBe(text);
}

/** The heading of each page by its link. That about the owner has fewer pictures than the home page. */
const HEADINGS = {
  INICIO: 'Full Stack developer',
  'SOBRE MÍ': 'DESARROLLADOR FULL STACK',
  CONTACTOS: 'CONTACTOS',
};

/** Leaves the contact page for another one, or comes back. */
async function goTo(page: Page, link: keyof typeof HEADINGS) {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: link }).click();
  await page.getByRole('heading', { level: 1, name: HEADINGS[link] }).waitFor();
}

/** Expects the whole answer to be on the screen. */
const expectStatusOnScreen = (page: Page) =>
  eventually(async () => {
    const box = await page.getByRole('status').filter({ hasText: /./ }).boundingBox();
    const { y, height } = box ?? { y: 0, height: 0 };
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  });

/** Answers the posts to contact.php, and keeps them. */
async function serve(page: Page, answer: (route: Route) => Promise<void>) {
  const posts: Route[] = [];
  await page.route('**/contact.php', async (route) => {
    posts.push(route);
    await answer(route);
  });
  return posts;
}

/** Leaves the posts without an answer until `answer` is called. */
async function keepWaiting(page: Page, response: Parameters<Route['fulfill']>[0] = SUCCESS) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const posts = await serve(page, async (route) => {
    await answered;
    await route.fulfill(response);
  });
  return { posts, answer };
}

const SENT = '✅ Mensaje enviado con éxito';
const REJECTED = '❌ Error al enviar el mensaje. Inténtalo de nuevo.';
const SERVER_ERROR = '❌ Error en el servidor';
const NO_CONNECTION = '❌ Error en la conexión con el servidor';

const ANSWERS: [answer: (route: Route) => Promise<void>, told: string][] = [
  [(route) => route.fulfill({ ...SUCCESS, body: '{"success":false}' }), REJECTED],
  // The server of the tests takes no posts, as static hosts do not.
  [(route) => route.continue(), SERVER_ERROR],
  [(route) => route.abort('connectionreset'), NO_CONNECTION],
  [(route) => route.fulfill(SUCCESS), SENT],
];

browserTest(
  'each answer is visible on a phone, and the text stays in the form until it is sent',
  { path: '/contact', viewport: { width: 390, height: 700 }, expectedErrors },
  async ({ page }) => {
    const answers = ANSWERS.map(([answer]) => answer);
    const posts = await serve(page, async (route) => answers.shift()?.(route));
    await fillIn(page);
    for (const [number, [, told]] of ANSWERS.entries()) {
      // The button is the last that is seen.
      await sendButton(page).evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await sendButton(page).click();
      await waitForStatus(page, told);
      await expectStatusOnScreen(page);
      expect([number, await valuesOf(page)]).toEqual([number, told === SENT ? empty : message]);
      expect(await sendButton(page).isEnabled()).toBe(true);
    }
    expect(posts).toHaveLength(ANSWERS.length);
    expect((await posts[1]?.request().response())?.status()).toBe(405);
  },
);

browserTest(
  'with the keyboard alone the form explains in Spanish what is missing or wrong, is filled in and sent as multipart, and again after a failure',
  { path: '/contact', viewport, expectedErrors },
  async ({ page }) => {
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
    const { posts, answer } = await keepWaiting(page, { status: 500 });
    for (let presses = 0; presses < 40 && (await focused()) !== 'name'; presses++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Escribe tu nombre.', { exact: true }).waitFor();
    for (const name of fieldNames) {
      expect(await focused()).toBe(name);
      await page.keyboard.type(name === 'email' ? 'ana@' : message[name]);
      // A line of its own.
      if (name === 'message') await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    const text = page.getByText('Escribe un correo válido, por ejemplo ana@correo.com.');
    await text.waitFor();
    expect(await focused()).toBe('email');
    expect(await fieldOf(page, 'message').inputValue()).toBe(`${message.message}\n`);
    await page.keyboard.type('correo.com');
    await text.waitFor({ state: 'detached' });
    expect(posts).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await waitingButton(page).waitFor();
    // The button is disabled now, and has lost the focus by the time that the page is drawn.
    await page.waitForFunction(() => document.activeElement === document.body);
    answer();
    await waitForStatus(page, SERVER_ERROR);
    expect(posts).toHaveLength(1);

    await serve(page, (route) => route.fulfill({ ...SUCCESS, body: '{"success":false}' }));
    await page.keyboard.press('Space');
    await page.getByText(REJECTED).waitFor();
    const sent = await serve(page, (route) => route.fulfill(SUCCESS));
    await fieldOf(page, 'email').press('Enter');
    await waitForStatus(page, SENT);
    expect(await valuesOf(page)).toEqual(empty);

    expect(sent).toHaveLength(1);
    const request = sent[0]?.request();
    const headers = await request?.allHeaders();
    expect(request?.method()).toBe('POST');
    expect(request?.url()).toBe(`${process.env.SITE_ORIGIN}/contact.php`);
    expect(headers?.accept).toBe('application/json');
    expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const body = new Response(new Uint8Array(request?.postDataBuffer() ?? []), { headers });
    expect([...(await body.formData())]).toEqual(Object.entries({ ...message, message: `${message.message}\r\n` }));
  },
);

browserTest(
  'what was typed survives a failure, going back, and a reload, and is gone after success; what a browser fills in without any event survives a reload too',
  { path: '/contact', viewport, expectedErrors },
  async ({ page, hydrated }) => {
    await fillIn(page);
    await sendButton(page).click();
    await waitForStatus(page, SERVER_ERROR);
    await goTo(page, 'SOBRE MÍ');
    await page.goBack();
    await eventually(async () => expect(await valuesOf(page)).toEqual(message));
    expect(await page.getByRole('status').textContent()).toBe('');
    await page.reload();
    await hydrated();
    expect(await valuesOf(page)).toEqual(message);

    await serve(page, (route) => route.fulfill(SUCCESS));
    await sendButton(page).click();
    await waitForStatus(page, SENT);
    await page.reload();
    await hydrated();
    expect(await valuesOf(page)).toEqual(empty);

    for (const name of fieldNames) {
      await fieldOf(page, name).evaluate((field: HTMLInputElement, text) => {
        field.value = text;
      }, message[name]);
    }
    await page.reload();
    await hydrated();
    expect(await valuesOf(page)).toEqual(message);
  },
);

browserTest(
  'what is typed before the code arrives survives its arrival, leaving the page before and after it, and a new visit',
  { path: null, viewport },
  async ({ page, urlOf, hydrated }) => {
    const release = await holdRequest(page, '**/assets/main-*.js');
    await page.goto(urlOf('/contact'), { waitUntil: 'commit' });
    await fieldOf(page, 'message').fill(message.message);
    await goTo(page, 'SOBRE MÍ');
    await goTo(page, 'CONTACTOS');
    // The fields come after the heading.
    await eventually(async () => expect(await valuesOf(page)).toEqual({ ...empty, message: message.message }));
    await fieldOf(page, 'email').fill(message.email);

    await page.goto('about:blank');
    await page.goto(urlOf('/contact'), { waitUntil: 'commit' });
    for (const name of ['name', 'lastname', 'title'] as const) await fieldOf(page, name).fill(message[name]);
    release();
    await hydrated();
    expect(await valuesOf(page)).toEqual(message);
    await goTo(page, 'SOBRE MÍ');
    await goTo(page, 'CONTACTOS');
    expect(await valuesOf(page)).toEqual(message);
  },
);

/** Sends the message that is filled in, and leaves the form for another page before the answer comes. */
async function leaveBeforeAnswer(page: Page, response?: Parameters<Route['fulfill']>[0]) {
  const { answer } = await keepWaiting(page, response);
  await fillIn(page);
  await sendButton(page).click();
  await waitingButton(page).waitFor();
  await goTo(page, 'SOBRE MÍ');
  return answer;
}

const wayBack = (page: Page) => page.getByRole('link', { name: 'Volver al formulario' });
const close = (page: Page) => page.getByRole('button', { name: 'Cerrar', exact: true });

browserTest(
  'where nothing may be stored either, leaving the page loses nothing, a double click sends one message, which goes on, and its success is reported on any page, until the notice is closed',
  { path: null, viewport },
  async ({ page, urlOf, hydrated }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await page.goto(urlOf('/contact'));
    await hydrated();
    await fillIn(page);
    await goTo(page, 'SOBRE MÍ');
    await goTo(page, 'CONTACTOS');
    expect(await valuesOf(page)).toEqual(message);

    const { posts, answer } = await keepWaiting(page);
    await sendButton(page).dblclick();
    await waitingButton(page).waitFor();
    await goTo(page, 'SOBRE MÍ');
    await goTo(page, 'CONTACTOS');
    await waitingButton(page).waitFor();
    await fieldOf(page, 'name').press('Enter');

    await goTo(page, 'SOBRE MÍ');
    answer();
    await waitForStatus(page, SENT);
    await goTo(page, 'CONTACTOS');
    await waitForStatus(page, SENT);
    expect(await page.evaluate('scrollY')).toBe(0);
    expect(await valuesOf(page)).toEqual(empty);
    expect(posts).toHaveLength(1);

    const answerSecond = await leaveBeforeAnswer(page);
    answerSecond();
    await waitForStatus(page, SENT);
    expect(await wayBack(page).count()).toBe(0);
    await close(page).press('Enter');
    await page.getByText(SENT).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
    await goTo(page, 'CONTACTOS');
    expect(await page.getByRole('status').textContent()).toBe('');
    expect(await valuesOf(page)).toEqual(empty);
  },
);

browserTest(
  'a message that fails after its visitor has left the form is reported on every page by a notice that moves nothing, is accessible, covers nothing that has the focus and leads back to the form',
  { path: '/contact', viewport, expectedErrors },
  async ({ page, urlOf }) => {
    const answer = await leaveBeforeAnswer(page, { status: 500 });
    expect(await page.getByRole('status').filter({ hasText: /./ }).count()).toBe(0);
    await page.setViewportSize({ width: 360, height: 700 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await webFonts(page);
    const place = () => page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().top);
    const before = await place();
    answer();
    await waitForStatus(page, SERVER_ERROR);
    expect(await place()).toBe(before);
    expect(await overflows(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);

    await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
    const covered: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const { text, isNotice, isCovered } = await page.evaluate(() => {
        const notice = [...document.querySelectorAll('[role=status]')].find(
          (status) => status.textContent,
        )?.parentElement;
        const focused = document.activeElement;
        const { bottom = 0 } = focused?.getBoundingClientRect() ?? {};
        const { top = 0 } = notice?.getBoundingClientRect() ?? {};
        return {
          text: focused?.textContent,
          isNotice: notice?.contains(focused),
          isCovered: focused !== document.body && bottom > top,
        };
      });
      if (isNotice) break;
      if (isCovered) covered.push(text ?? '');
    }
    expect(covered).toEqual([]);
    expect(await wayBack(page).evaluate((link) => link === document.activeElement)).toBe(true);

    await page.emulateMedia({ media: 'print' });
    expect(await wayBack(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await page.setViewportSize(viewport);
    await goTo(page, 'INICIO');
    await waitForStatus(page, SERVER_ERROR);
    await wayBack(page).click();
    await page.getByRole('heading', { level: 1, name: 'CONTACTOS' }).waitFor();
    expect(page.url()).toBe(urlOf('/contact'));
    await waitForStatus(page, SERVER_ERROR);
    expect(await wayBack(page).count()).toBe(0);
    expect(await valuesOf(page)).toEqual(message);
    await goTo(page, 'SOBRE MÍ');
    expect(await page.getByText(SERVER_ERROR).count()).toBe(0);
  },
);
