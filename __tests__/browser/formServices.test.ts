import { existsSync } from 'node:fs';
import { browserTest, expect, test } from '../support/browserTest';
import { fillIn, sendButton } from '../support/contactMessage';
import { siteDist } from '../support/sites';

/** The shortest site is built for Formspree. */
const BUILT = siteDist('shortest');

browserTest(
  'a message goes to a form service and nowhere else, which the page allows',
  { site: 'shortest', path: '/contact', viewport: { width: 800, height: 400 } },
  async ({ page }) => {
    const methods: string[] = [];
    await page.route('https://formspree.io/f/xayzbwqr*', (route) => {
      methods.push(route.request().method());
      return route.fulfill({ json: { ok: true }, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByText('✅ Mensaje enviado con éxito')).toBeVisible();
    // The browser asked for no leave beforehand.
    expect(methods).toEqual(['POST']);
  },
);

test('contact.php is not published with the site of another service', () => {
  expect(existsSync(`${BUILT}/index.html`)).toBe(true);
  expect(existsSync(`${BUILT}/contact.php`)).toBe(false);
});
