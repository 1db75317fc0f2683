import { readdirSync, readFileSync, rmSync } from 'node:fs';
import content from 'virtual:content';
import { load } from 'cheerio';
import type { Page } from 'playwright-core';
import { networks } from '../../src/content/schema/networks';
import { brokenWords, overflows } from '../../src/tools/browser/overflow';
import { browserTest } from '../support/browserTest';
import { buildContent } from '../support/buildContent';
import { bringCarousels } from '../support/carouselTest';
import { Host, phpTest, type Reply, stopHosts } from '../support/contactHost';
import { message } from '../support/contactMessage';
import { startHelper } from '../support/helper';
import type { PdfText } from '../support/pdfText';
import { pseudoContent } from '../support/pseudoContent';
import { KINDS, showPage } from '../support/showPage';
import { startHost } from '../support/startHost';

const OUT = '.cache/sites/pseudo';
const SITE = `${OUT}/dist`;

const pseudo = pseudoContent(content);
const { owner } = pseudo.owner;
const { tag } = pseudo.locale.locale;
const { fields, outcomes, submit, submitting } = pseudo.contactForm.contactForm;

/** What is the same in every language, and the words with which `Intl` joins a list. */
const FACTS = [
  ...[
    owner.name,
    owner.city,
    owner.country,
    owner.phone ?? '',
    owner.email,
    owner.siteUrl,
    new URL(owner.siteUrl).host,
  ],
  ...[...owner.skills, ...pseudo.technologies.technologies.map(({ name }) => name), ...Object.keys(networks)],
  ...new Intl.ListFormat(tag).formatToParts(['1', '2', '3']).map(({ value }) => value.trim()),
  ...Object.values(message),
].sort((one, other) => other.length - one.length);

const readPdf = startHelper<PdfText>('pdfText');

let host: Awaited<ReturnType<typeof startHost>>;

beforeAll(async () => {
  await buildContent(OUT, pseudo);
  host = await startHost(SITE);
});

afterAll(async () => {
  await host?.stop();
  rmSync(OUT, { recursive: true, force: true });
});

afterEach(stopHosts);

/** The words of a text that are neither in ‹ ›, which search engines may cut, nor facts. */
function foreignWords(text: string): string[] {
  let left = text.replaceAll(/\s+/g, ' ');
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replaceAll(/‹[^‹›]*(›|(?=…))/g, ' ');
  }
  for (const fact of FACTS) if (/\p{L}/u.test(fact)) left = left.replaceAll(fact, ' ');
  return left.split(/\s+/).filter((word) => /\p{L}/u.test(word));
}

const foreignIn = (place: string, texts: readonly (string | undefined)[]) =>
  texts.flatMap((text) => foreignWords(text ?? '').map((word) => `${place}: ${word}`));

/** The attributes whose texts are read out or shown. */
const ATTRIBUTES = ['alt', 'title', 'aria-label', 'aria-roledescription', 'placeholder'];
/** The metadata that are texts. */
const WORDY = /^(description|keywords|(og|twitter):(title|description|site_name|image:alt))$/;
const WORDY_DATA = /^(name|description|keywords|roleName|jobTitle)$/;

/** The texts of a page's markup. */
function textsOf(html: string): (string | undefined)[] {
  const $ = load(html, { scriptingEnabled: false });
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => dataTexts(JSON.parse($(script).text())));
  const metadata = $('meta')
    .toArray()
    .filter((meta) => WORDY.test($(meta).attr('name') ?? $(meta).attr('property') ?? ''))
    .map((meta) => $(meta).attr('content'));
  $('script, style').remove();
  const attributes = ATTRIBUTES.flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name)),
  );
  return [$('title').text(), $('body').text(), ...metadata, ...attributes, ...data];
}

function dataTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' && WORDY_DATA.test(key) ? part : dataTexts(part),
  );
}

test('in every page, the CV, the vCard and the manifest each text is of the content’s language or a fact', async () => {
  const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    const html = readFileSync(`${SITE}/${page}`, 'utf8');
    expect([page, load(html)('html').attr('lang')]).toEqual([page, tag]);
    expect(foreignIn(page, textsOf(html))).toEqual([]);
  }
  const { result: pdf } = await readPdf(`${SITE}/cv.pdf`);
  const links = /^(\S+\.\S+|mailto:\S+)$/;
  const tagged = pdf.tagged.map(([, text = '']) => text).filter((text) => !links.test(text));
  expect(foreignIn('cv.pdf', [...tagged, pdf.untagged.join(' '), pdf.info.Title, pdf.info.Subject])).toEqual([]);
  expect(pdf.info.Language).toBe(tag);
  const manifest = JSON.parse(readFileSync(`${SITE}/manifest.webmanifest`, 'utf8'));
  expect([manifest.lang, ...foreignIn('manifest', [manifest.name, manifest.short_name])]).toEqual([tag]);
  const card = readFileSync(`${SITE}/${pseudo.contact.contactDetails.card.file}`, 'utf8').replaceAll('\r\n ', '');
  const values = [...card.matchAll(/^(?:FN|TITLE|NOTE|ADR)[^:]*:(.*)$/gm)].map(([, value]) => value);
  expect(
    foreignIn(
      'vCard',
      values.map((value) => value?.replaceAll(/[;\\]/g, ' ')),
    ),
  ).toEqual([]);
});

/** What is wrong with the page as it is now: foreign words, and what does not fit. */
async function faultsOf(page: Page, place: string) {
  const texts = await page.evaluate((attributes) => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('script, style, noscript')) hidden.remove();
    const labels = attributes.flatMap((name) =>
      [...copy.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    return [document.title, copy.textContent ?? '', ...labels];
  }, ATTRIBUTES);
  return foreignIn(place, texts);
}

async function visit(page: Page, hydrated: () => Promise<unknown>) {
  await page.goto(host.url);
  await hydrated();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Little has to be drawn where all that is judged is the width; the words of the hero grow with the height. */
const heightOf = (path: string) => (path === '/' ? 900 : 300);

browserTest(
  'every page and whatever changes on it is in the content’s language, and every page fits every window',
  { path: null, viewport: { width: 1024, height: 300 }, expectedErrors: ['net::ERR_FAILED'] },
  async ({ page, hydrated }) => {
    const faults: string[] = [];
    const look = async (place: string) => faults.push(...(await faultsOf(page, place)));
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await visit(page, hydrated);
    for (const path of KINDS) {
      await showPage(page, path, SITE);
      if (path === '/') await bringCarousels(page);
      await look(path);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: heightOf(path) });
        const broken = (await brokenWords(page)).map((word) => `"${word}" is broken`);
        faults.push(...[...(await overflows(page)), ...broken].map((fault) => `${path} at ${width} px: ${fault}`));
      }
    }

    await showPage(page, '/projects/4', SITE);
    const [picture] = pseudo.projects.projects.find(({ id }) => id === 4)?.gallery ?? [];
    await page.getByRole('main').getByRole('link', { name: picture?.alt }).first().click();
    await page.getByRole('dialog').waitFor();
    await look('the gallery');
    await page.keyboard.press('Escape');

    await showPage(page, '/', SITE);
    await bringCarousels(page);
    await button(pseudo.layout.layout.footer.resumeMotion).click();
    await look('home in motion');
    await button(pseudo.layout.layout.footer.pauseMotion).click();

    await showPage(page, '/contact', SITE);
    await button(submit).click();
    await page.getByText(fields.email.missing).waitFor();
    await page.getByLabel(fields.email.label).fill('ana');
    await button(submit).click();
    await page.getByText(fields.email.invalid).waitFor();
    await look('the form with errors');

    const write = async () => {
      for (const [field, text] of Object.entries(message)) await page.locator(`[name=${field}]`).fill(text);
    };
    await write();
    for (const [answer, text] of [
      ['{"success":false}', outcomes.rejected],
      ['<html>', outcomes.failurePrefix],
      ['{"success":true}', outcomes.success],
    ] as const) {
      await page.route('**/contact.php', (route) => route.fulfill({ body: answer }));
      await button(submit).click();
      await page.getByRole('status').filter({ hasText: text }).first().waitFor();
      await look(`the form after ${answer}`);
      await page.unroute('**/contact.php');
    }

    let reply = () => {};
    const replied = new Promise<void>((resolve) => {
      reply = resolve;
    });
    await page.route('**/contact.php', async (route) => {
      await replied;
      await route.abort();
    });
    await write();
    await button(submit).click();
    await page.getByText(submitting).waitFor();
    await look('the form while it is sent');
    await showPage(page, '/about', SITE);
    reply();
    await page.getByRole('status').filter({ hasText: '‹' }).waitFor();
    await look('the notice of a failure');
    expect(faults).toEqual([]);
  },
);

browserTest(
  'a page whose code does not arrive says so in the content’s language',
  { path: null, viewport: { width: 1024, height: 300 }, expectedErrors: ['Failed to load resource', 'net::ERR'] },
  async ({ page, hydrated }) => {
    await page.route('**/assets/otherPages-*', (route) => route.abort());
    await visit(page, hydrated);
    await page.evaluate(() => {
      location.hash = '/about';
    });
    await page.getByText(pseudo.layout.layout.loadError.title).first().waitFor();
    expect(await faultsOf(page, 'the load error')).toEqual([]);
  },
);

phpTest('contact.php answers and mails in the content’s language', async () => {
  const answerTo = async (sent: Promise<Reply>) => {
    const { status, headers, text } = await sent;
    const texts = headers['content-type']?.includes('json')
      ? [JSON.parse(text).message, ...Object.values<string>(JSON.parse(text).errors ?? {})]
      : textsOf(text);
    expect([status, ...foreignIn(`answer ${status}`, texts)]).toEqual([status]);
    return status;
  };
  const server = await new Host({ program: `${SITE}/contact.php` }).start();
  const html = { Accept: 'text/html' };
  const statuses = [
    await answerTo(server.post(message)),
    await answerTo(server.post(message, { headers: { Origin: 'https://elsewhere.test' } })),
    await answerTo(server.post('', { method: 'GET', headers: html })),
    await answerTo(server.post({ ...message, message: '1'.repeat(70_000) }, { headers: html })),
    await answerTo(server.post('text', { headers: { 'Content-Type': 'text/plain' } })),
    await answerTo(server.post({ ...message, name: '', title: '1'.repeat(301) }, { headers: html })),
    await answerTo(server.post(`name=%ff`, { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })),
  ];
  expect(statuses).toEqual([200, 403, 405, 413, 415, 422, 422]);
  let status = 200;
  for (let count = 0; status === 200; count++) status = await answerTo(server.post({ ...message, title: `${count}` }));
  expect(status).toBe(429);
  const [mail] = server.mails();
  expect(foreignIn('mail', [mail?.text])).toEqual([]);

  const broken = await new Host({
    program: `${SITE}/contact.php`,
    sendmail: '/bin/false',
    env: { CONTACT_STORE: '/dev/null/none' },
  }).start();
  expect(await answerTo(broken.post(message))).toBe(503);
});
