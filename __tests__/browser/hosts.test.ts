import { expect, heading, scrollY, test } from '../support/browserTest';
import { HOSTS, startOddHost } from '../support/oddHosts';
import { SITE, siteDist } from '../support/sites';

/** The address by which a visitor opens the file of the about page, and the address that the browser then shows. */
const OWN_FILES: Partial<Record<string, [opened: string, shown: string]>> = {
  'has no directory index': ['about/index.html', 'about/index.html'],
  'has a directory index and an error page': ['about/', 'about/'],
  'redirects unknown paths and HTML files to home': ['#/about', '#/about'],
};

const ABOUT = 'DESARROLLADOR FULL STACK';

for (const name of Object.keys(HOSTS) as (keyof typeof HOSTS)[]) {
  test(`a host that ${name} shows each page, with at most one redirect`, async ({ page, hydrated, allowErrors }) => {
    allowErrors('404');
    const host = await startOddHost(SITE, name);
    let documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && !request.redirectedFrom()) documents.push(request.url());
    });

    async function visitPage(what: string, act: () => Promise<unknown>, address: string, title: string, most: number) {
      await test.step(what, async () => {
        documents = [];
        await act();
        await expect(heading(page)).toHaveText(title);
        await expect(heading(page)).toBeVisible();
        await expect(page).toHaveURL(host.url + address);
        await hydrated();
        expect(documents.length, documents.join(' ')).toBeLessThanOrEqual(most);
      });
    }
    const contact = () => page.getByRole('banner').getByRole('link', { name: 'CONTACTOS' }).click();

    await visitPage('by an address with #', () => page.goto(`${host.url}#/about`), '#/about', ABOUT, 2);
    await page.evaluate(() => scrollTo(0, 300));
    await visitPage('reloaded', () => page.reload(), '#/about', ABOUT, 2);
    await expect.poll(() => scrollY(page)).toBe(300);
    await visitPage('by a link', contact, '#/contact', 'CONTACTOS', 0);
    await visitPage('reloaded there', () => page.reload(), '#/contact', 'CONTACTOS', 2);
    await visitPage('back', () => page.goBack(), '#/about', ABOUT, 2);
    await expect.poll(() => scrollY(page)).toBe(0);
    const [opened, shown] = OWN_FILES[name] ?? ['about/', '#/about'];
    await page.goto('about:blank');
    await visitPage('by its own file', () => page.goto(host.url + opened), shown, ABOUT, 3);
    const home = shown.replace(/^about\/|#.*/g, '');
    await visitPage('on from there', contact, `${home}#/contact`, 'CONTACTOS', 0);
    await visitPage('and reloaded', () => page.reload(), `${home}#/contact`, 'CONTACTOS', 2);
    await page.goto('about:blank');
    const unknown = '404 Página no encontrada';
    await visitPage('unknown', () => page.goto(`${host.url}#/nada`), '#/nada', unknown, 2);
    host.stop();
  });
}

test('a page of the second language is shown by a host that answers with home', async ({ page, hydrated }) => {
  const host = await startOddHost(siteDist('editions'), 'answers unknown paths with home');
  for (const [opened, shown, title] of [
    ['en/', 'en/', 'Full-stack developer'],
    ['en/#/contact', 'en/#/contact', 'CONTACT'],
    ['en/contact/', 'en/#/contact', 'CONTACT'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(host.url + opened);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveURL(host.url + shown);
    await hydrated();
  }
  host.stop();
});

test('a page works behind a proxy that adds a base of its own', async ({ page, open, allowErrors }) => {
  allowErrors("the document's base URI");
  await page.route(/\/(about\/)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<head>', '<head><base href="https://original.example/about/">');
    await route.fulfill({ response, body });
  });
  for (const [address, title] of [
    ['/', 'Full Stack developer'],
    ['/about/', ABOUT],
  ] as const) {
    await open(address);
    await expect(heading(page)).toHaveText(title);
    await page.getByRole('banner').getByRole('link', { name: 'CONTACTOS' }).click();
    await expect(page).toHaveURL('/#/contact');
  }
});

test('the way back from another site leads to the same scroll position', async ({ page, open }) => {
  await open('/about/');
  await page.evaluate(() => scrollTo(0, 300));
  await page.goto('data:text/html,<title>Otro</title>');
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(300);
});
