import { existsSync } from 'node:fs';
import { browserTest, expect, test } from '../support/browserTest';
import { fillIn, sendButton } from '../support/contactMessage';
import { siteOf } from '../support/sites';
import { startHost } from '../support/startHost';

/** The shortest site is built for Formspree, whose answers are in `tools/build/formServices.test.ts`, as those of the others. */
const BUILT = siteOf('shortest');

for (const [javaScriptEnabled, answer, told] of [
  [true, { json: { ok: true }, headers: { 'Access-Control-Allow-Origin': '*' } }, '✅ Mensaje enviado con éxito'],
  [false, { contentType: 'text/html', body: '<h1>Thank you!</h1>' }, 'Thank you!'],
] as const) {
  browserTest(
    `a message goes to a form service ${javaScriptEnabled ? 'and nowhere else, which the page allows' : 'without JavaScript, too'}`,
    { path: null, viewport: { width: 800, height: 400 }, javaScriptEnabled },
    async ({ page, hydrated }) => {
      const host = await startHost(BUILT);
      const methods: string[] = [];
      await page.route('https://formspree.io/f/xayzbwqr*', (route) => {
        methods.push(route.request().method());
        return route.fulfill(answer);
      });
      await page.goto(`${host.url}contact/`);
      if (javaScriptEnabled) await hydrated();
      await fillIn(page);
      await sendButton(page).click();
      await expect(page.getByText(told)).toBeVisible();
      // The browser asked for no leave beforehand.
      expect(methods).toEqual(['POST']);
      await host.stop();
    },
  );
}

test('contact.php is not published with the site of another service', () => {
  expect(existsSync(`${BUILT}/index.html`)).toBe(true);
  expect(existsSync(`${BUILT}/contact.php`)).toBe(false);
});
