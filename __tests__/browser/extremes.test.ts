import type { Page } from '@playwright/test';
import { violations } from '../../src/tools/browser/axe';
import { overflows } from '../../src/tools/browser/overflow';
import { bringCarousels } from '../support/bringCarousels';
import { expect, test } from '../support/browserTest';
import { builtPage } from '../support/builtPage';
import { fillIn } from '../support/contactMessage';
import { holdRequest } from '../support/holdRequest';
import { foreignIn, PSEUDO_SITE, pseudo, pseudoProjects, textsOf } from '../support/pseudoSite';
import { showPage } from '../support/showPage';
import { PSEUDO, siteDist } from '../support/sites';

const KINDS = ['/', '/about', '/projects', '/projects/1', '/contact', '/404'];

/** Expects the page to fit the narrowest window of each layout. */
async function expectToFit(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    // A low window is quick to draw. Home needs a higher window: in a low window, the text of its hero would be smaller.
    await page.setViewportSize({ width, height: page.url().endsWith('/') ? 900 : 300 });
    expect([width, ...(await overflows(page))]).toEqual([width]);
    const logo = page.getByRole('banner').getByRole('link').first();
    expect(await logo.evaluate((it) => it.clientWidth)).toBeGreaterThanOrEqual(180);
  }
}

/** Expects all words of the page to be in the invented language. */
const expectNoForeign = async (page: Page) => expect(foreignIn('', textsOf(await page.content()))).toEqual([]);

for (const [name, site, folder, widths] of [
  ['longest content in a language with longer words', 'longest', PSEUDO_SITE, [320, 768, 1024, 1280]],
  ['shortest content', 'shortest', siteDist('shortest'), [320, 768, 1024]],
] as const) {
  test.describe(name, () => {
    test.use({ site, viewport: { width: 1024, height: 300 } });

    test('its pages fit every window and are accessible', async ({ page, open, allowErrors }) => {
      allowErrors('Failed to load resource');
      const isPseudo = site === 'longest';
      await open(isPseudo ? `/${PSEUDO}/` : '/');
      for (const path of KINDS) {
        await test.step(`${path} fits every window, is accessible and shows no missing value`, async () => {
          await showPage(page, path, folder);
          if (isPseudo) await bringCarousels(page);
          const texts = await page.locator('body').allInnerTexts();
          expect(texts).toEqual([expect.not.stringMatching(/^(0|NaN|null|undefined|true|false)$|&lt;/m)]);
          await expectToFit(page, widths);
          // Home and the page of the project have the most parts in the longest site, and lack the most in the shortest.
          if (/^.(projects.1)?$/.test(path)) expect(await violations(page, 'main')).toEqual([]);
          if (isPseudo) await expectNoForeign(page);
        });
      }

      await test.step('the menu fits', async () => {
        await page.setViewportSize({ width: 320, height: 300 });
        await page.getByRole('banner').getByRole('button').click();
        await expect(page.locator('#menu')).toBeVisible();
        await expectToFit(page, [320]);
        await page.keyboard.press('Escape');
      });

      if (isPseudo) return visitStates(page);

      await test.step('one slide and one technology have no buttons', async () => {
        await showPage(page, '/', folder);
        const parts = page.locator('[aria-labelledby=projects], [aria-roledescription]');
        await expect(parts.getByRole('button')).toHaveCount(0);
        await expect(parts.first().locator('img')).toHaveCount(1);
        await expect(parts.last().getByRole('listitem')).toHaveText('Git');
      });
    });
  });
}

/** Checks the language of the texts that appear after actions of a visitor. */
async function visitStates(page: Page) {
  const { contactForm } = pseudo;
  const { fields, outcomes } = contactForm;
  const picture = pseudoProjects[1]?.gallery?.[0]?.alt ?? '';
  const show = (path: string) => showPage(page, path, PSEUDO_SITE);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const see = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  const send = async (email: string, expected: string) => {
    await fillIn(page);
    await page.locator('[name=email]').fill(email);
    await press(contactForm.submit);
    await see(expected);
  };
  const receive = async (success: boolean, expected: string) => {
    await page.route('**/contact.php', (route) => route.fulfill({ json: { success } }), { times: 1 });
    await send('ana@example.com', expected);
  };
  let release = () => {};
  for (const [state, act] of [
    ['a project', () => show('/projects/1')],
    ['the gallery', () => page.getByRole('main').getByRole('link', { name: picture }).first().click()],
    ['the form', () => show('/contact')],
    ['an empty form', () => press(contactForm.submit).then(() => see(fields.email.missing))],
    ['a refusal', () => receive(false, outcomes.rejected)],
    [
      'the form while it is sent',
      async () => {
        release = await holdRequest(page, '**/contact.php');
        await send('ana@example.com', contactForm.submitting);
      },
    ],
    ['another page', () => show('/about')],
    ['the notice of a failure', () => Promise.resolve(release()).then(() => see(outcomes.serverError))],
  ] as const) {
    await test.step(`${state} is in the language`, async () => {
      await act();
      await expectNoForeign(page);
    });
  }
}

test('optional parts that the owner leaves out have no element, no heading and no link', () => {
  const page = (path: string) => builtPage(path, siteDist('shortest'));
  const contact = page('/contact');
  const left =
    '[href*="wa.me"], [href^="tel:"], ul:empty, dl:empty, nav:empty, h2:empty, [aria-label="Redes sociales"]';
  expect(contact.texts(left)).toEqual([]);
  expect(contact.texts('footer h2')).toEqual(['Navegación', 'Contactos']);
  // The owner has no phone, so links open a mail instead of a chat.
  const [mail] = page('/').attributes('[aria-labelledby=services] a', 'href');
  expect(mail).toMatch(/^mailto:a@li\.pe\?body=Hola/);
  expect(page('/').texts('[aria-labelledby=projects] a')).toEqual(['Ver más']);
  const project = page('/projects/1');
  expect([project.attributes('main img', 'alt'), project.texts('main a img')]).toEqual([[''], []]);
});
