import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contactForm } from '#site/otherPages';
import { ContactForm } from '../../../src/contact/ContactForm';
import { sendMessage } from '../../../src/contact/sendMessage';
import { serviceOf } from '../../../src/site/contactService';
import { withContentSecurityPolicy } from '../../../src/tools/build/pages/contentSecurityPolicy';
import { htmlOf } from '../../../src/tools/build/pages/html';
import { parseHtml } from '../../../src/tools/build/pages/parseHtml';
import { exampleOf, startFormService } from '../../../src/tools/server/formServices';
import { createStaticServer, listen } from '../../../src/tools/server/staticServer';
import { fieldNames, message } from '../../support/contactMessage';
import { content, siteWith } from '../../support/reference';

const { subject, outcomes } = contactForm;
const NO_CONNECTION = outcomes.failurePrefix + outcomes.connection;

const running: { close: () => void }[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

test.each<[name: string, added: Record<string, string>, toldOfHtml: string]>([
  ['formspree', {}, NO_CONNECTION],
  ['web3forms', { access_key: '11111111-2222-3333-4444-555555555555', subject }, NO_CONNECTION],
  // Its status says whether the message was accepted.
  ['netlify', { 'form-name': 'contact' }, outcomes.success],
  ['custom', { key: 'abc' }, NO_CONNECTION],
])('%s gets the message with and without scripts, and each answer has its message', async (name, added, toldOfHtml) => {
  const got: unknown[] = [];
  const standIn = await startFormService(name, 'success', (fields) => got.push(fields));
  const server = createStaticServer({ root: '.', intercept: standIn.intercept });
  running.push(standIn, server);
  const url = `http://localhost:${await listen(server, 0)}/`;
  const service = serviceOf(exampleOf(name), subject, standIn.origin);
  const optional = { confirmedBy: undefined, honeypot: undefined, action: undefined };
  const form = { ...contactForm, ...optional, ...service, endpoint: new URL(service.endpoint, url).href };

  // As a browser without scripts finds it.
  const $ = parseHtml(renderToStaticMarkup(createElement(ContactForm, { content: form })));
  const { action = '', enctype } = $('form').attr() ?? {};
  const texts = Object.fromEntries(
    $('form')
      .serializeArray()
      .map(({ name, value }) => [name, value]),
  );
  const fields = new FormData();
  for (const [name, text] of Object.entries({ ...texts, ...message })) fields.append(name, text);
  const body = enctype === 'multipart/form-data' ? fields : new URLSearchParams({ ...texts, ...message });

  for (const [answer, told, title] of [
    ['success', outcomes.success, 'Thank you!'],
    ['failure', outcomes.serverError, 'Error'],
    ['html', toldOfHtml, 'Hello'],
  ] as const) {
    standIn.answer = answer;
    const outcome = await sendMessage(fields, form);
    const page = await fetch(new URL(action, url), { method: 'POST', body, headers: { Accept: 'text/html' } });
    expect([outcome.message, parseHtml(await page.text())('h1').text()]).toEqual([told, title]);
  }
  expect(got).toEqual([1, 2].map(() => ({ ...message, ...added })));
});

test('a stand-in on this machine is refused to other devices', async () => {
  await expect(startFormService('formspree', 'success', () => {}, true)).rejects.toThrow('does not go with --host');
});

test('Netlify finds every field in the site as it is published, whose policy needs no other host', () => {
  const owner = { ...content.owner.owner, contactForm: { service: 'netlify' as const } };
  const site = siteWith({ owner: { ...content.owner, owner } });
  const home = { path: '/', title: '', head: '', main: '', before: '', after: '', styles: '' };
  const files = { scripts: { address: '', home: '', others: '' }, stylesheet: '', marks: '' };
  const html = withContentSecurityPolicy(htmlOf(home, site, files), site.otherPages.contactForm);
  const form = parseHtml(html)(
    'form[name=contact][method=post][data-netlify=true][netlify-honeypot=bot-field][hidden]',
  );
  const names = [...form.find('input')].map(({ attribs }) => attribs.name);
  expect(names).toEqual([...fieldNames, 'bot-field']);
  expect(html).toContain("connect-src 'self';form-action 'self';");
});
