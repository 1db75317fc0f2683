import { existsSync } from 'node:fs';
import { expect, test } from '../support/browserTest';
import { fillIn, sendButton } from '../support/contactMessage';
import { siteDist } from '../support/sites';

/** The shortest site uses Formspree. */
const BUILT = siteDist('shortest');

test.use({ site: 'shortest' });

test('the policy of the page allows a message to the form service', async ({ page, open }) => {
  await open('/#/contact');
  const methods: string[] = [];
  await page.route('https://formspree.io/f/xayzbwqr*', (route) => {
    methods.push(route.request().method());
    return route.fulfill({ json: { ok: true }, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByText('✅ Mensaje enviado con éxito')).toBeVisible();
  // The browser sends no preflight request.
  expect(methods).toEqual(['POST']);
});

test('the site of a form service has no contact.php', () => {
  expect(existsSync(`${BUILT}/index.html`)).toBe(true);
  expect(existsSync(`${BUILT}/contact.php`)).toBe(false);
});
