import type { Page } from '@playwright/test';
import { contactDetails } from '#site/otherPages';
import { folderOf } from '../../src/paths';
import { owner } from '../sites/reference/content/owner';
import { browserTest, expect } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { showPage } from '../support/showPage';

const PROJECT = '/projects/4';

const fileOf = (urlOf: (path: string) => string, path: string) => urlOf('/').replace('#/', folderOf(path));
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Compartir' });
const said = (page: Page, text: string) => page.getByRole('main').getByRole('status').getByText(text).waitFor();

/** Gives the browser a share dialog that answers in some way; what it was asked to share is in `window.shared`. */
const setDialog = (page: Page, error?: string) =>
  page.evaluate((name) => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => {
        shared.push(data);
        if (name) throw new DOMException('', name);
      },
    });
  }, error);

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

browserTest(
  '"Compartir" opens the dialog of the device, which is the end of it, else copies the address, else shows it, and "Guardar contacto" saves the card of the owner',
  { path: PROJECT, permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 360, height: 740 } },
  async ({ page, urlOf }) => {
    const status = page.getByRole('main').getByRole('status');
    const address = fileOf(urlOf, PROJECT);
    await page.evaluate(() => navigator.clipboard.writeText('lo de antes'));
    // Whether something was chosen in the dialog, or it was closed.
    for (const error of [undefined, 'AbortError']) {
      await setDialog(page, error);
      await button(page).click();
      await page.waitForFunction(() => Reflect.get(window, 'shared').length > 0);
      expect(await page.evaluate('window.shared')).toEqual([{ title: 'E-commerce', url: address }]);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect([error, await clipboard(page), await status.textContent()]).toEqual([error, 'lo de antes', '']);
    }

    // A dialog that the browser does not allow, and none.
    for (const hasDialog of [true, false]) {
      if (hasDialog) await setDialog(page, 'NotAllowedError');
      else await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.evaluate(() => navigator.clipboard.writeText('lo de antes'));
      await button(page).click();
      await said(page, 'Enlace copiado');
      await eventually(async () => expect(await clipboard(page)).toBe(address));
    }
    expect(await status.getAttribute('aria-live')).toBe('polite');

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await button(page).click();
    await said(page, `Copia este enlace: ${address}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await showPage(page, '/contact');
    const link = page.getByRole('main').getByRole('link', { name: 'Guardar contacto', exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(contactDetails.card.file);
    const card = await page.request.get(download.url());
    expect(card.headers()['content-type']).toBe('text/vcard; charset=utf-8');
    expect(await card.text()).toContain(`FN:${owner.name}`);
  },
);
