import { existsSync } from 'node:fs';
import { browserTest, expect, test } from '../support/browserTest';
import { fieldNames, labels, message } from '../support/contactMessage';
import { siteOf } from '../support/sites';
import { startHost } from '../support/startHost';

/** The shortest site is built for Formspree, whose answers are in `tools/build/formServices.test.ts`, as those of the others. */
const BUILT = siteOf('shortest');
const FORMSPREE = 'https://formspree.io/f/xayzbwqr';

let host: Awaited<ReturnType<typeof startHost>>;
test.beforeAll(async () => {
  host = await startHost(BUILT);
});
test.afterAll(() => host.stop());

for (const javaScriptEnabled of [true, false]) {
  browserTest(
    `a message goes to a form service ${javaScriptEnabled ? 'and nowhere else, which the page allows' : 'without JavaScript, too'}`,
    { path: null, viewport: { width: 800, height: 400 }, javaScriptEnabled },
    async ({ page, hydrated }) => {
      const sent: string[] = [];
      await page.route(`${FORMSPREE}*`, (route) => {
        sent.push(`${route.request().method()} ${route.request().postData()}`);
        return javaScriptEnabled
          ? route.fulfill({ json: { ok: true }, headers: { 'Access-Control-Allow-Origin': '*' } })
          : route.fulfill({ contentType: 'text/html', body: '<h1>Thank you!</h1>' });
      });
      await page.goto(`${host.url}contact/`);
      if (javaScriptEnabled) await hydrated();
      for (const name of fieldNames) {
        await page.getByRole('textbox', { name: labels[name], exact: true }).fill(message[name]);
      }
      await page.getByRole('button', { name: 'Enviar', exact: true }).click();
      await page.getByText(javaScriptEnabled ? '✅ Mensaje enviado con éxito' : 'Thank you!').waitFor();
      // The browser asked for no leave beforehand.
      expect(sent).toEqual([expect.stringMatching(/^POST /)]);
    },
  );
}

test('contact.php is not published with the site of another service', () => {
  expect(existsSync(`${BUILT}/index.html`)).toBe(true);
  expect(existsSync(`${BUILT}/contact.php`)).toBe(false);
});
