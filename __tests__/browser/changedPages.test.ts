import { expect, test } from '../support/browserTest';
import { addElements, hideMail, translate } from '../support/changedByOthers';
import { fillIn } from '../support/contactMessage';
import { answerForm, field, menu, openMenu, PHONE, sendForm, submit, typeWhile } from '../support/firstTouch';
import { ENTRY, holdRequest } from '../support/holdRequest';

test.use(PHONE);

for (const [what, change, moment, address] of [
  ['is translated during', translate, 'taking over', '/contact/'],
  ['is translated after', translate, 'ready', '/contact/'],
  ['gets elements of an extension during', addElements, 'taking over', '/contact/'],
  ['gets its mail addresses from a script before', hideMail, 'parsed', '/contact/'],
] as const) {
  test(`a page that ${what} hydration keeps the typed text, and works`, async ({ page, hydrated }) => {
    const sent = await answerForm(page);
    await change(page, moment);
    const release = await holdRequest(page, ENTRY);
    await page.goto(address);
    const typedIn = await field(page, 'lastname').elementHandle();
    await typeWhile(page, async () => {
      release();
      await hydrated();
    });
    if (change === hideMail) expect(await typedIn?.evaluate((it) => it.isConnected)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(1000);
    await expect(page.locator('footer a[href^=mailto]')).toContainText('hola@example.com');
    await sendForm(page, sent);
    await openMenu(page);
    await menu(page).locator('a[href="about/"]').tap();
    await expect(page).toHaveURL('/#/about');
    await expect(page.locator('main h1')).toContainText('DESARROLLADOR FULL STACK');
  });
}

test('texts of the app still change on a translated page', async ({ page, open, allowErrors }) => {
  allowErrors('405');
  await page.setViewportSize({ width: 800, height: 400 });
  await translate(page, 'parsed');
  const answer = await holdRequest(page, '**/contact.php');
  await open('/projects/4/');
  const press = (key: string) => () => page.keyboard.press(key);
  const click = (selector: string, text?: string) => () => page.locator(selector, { hasText: text }).last().click();
  const send = async () => {
    await fillIn(page);
    await submit(page).click();
  };
  for (const [act, selector, text] of [
    [click('footer button'), 'footer button', 'Pausar animaciones'],
    // The pages of projects have the same elements, so only the texts change.
    [click('main nav a'), 'main h1', 'Aikikai'],
    [click('footer a', 'Ecommerce'), 'main h1', 'E-commerce'],
    [() => page.locator('main figure a').first().click(), 'dialog figcaption', 'La ficha de cada pieza'],
    [press('ArrowRight'), 'dialog figcaption', 'El panel con el que'],
    [press('Escape'), 'main h2', ''],
    [click('header a', 'CONTACTOS'), 'main h1', 'CONTACTOS'],
    [() => submit(page).click(), 'main form', 'Escribe tu correo.'],
    [send, 'main [type=submit]', 'Enviando...'],
    [async () => answer(), 'main [role=status]', '❌'],
    [async () => {}, 'main [type=submit]', 'Enviar]'],
  ] as const) {
    await act();
    await expect(page.locator(selector).filter({ hasText: `[${text}` })).not.toHaveCount(0);
  }
});
