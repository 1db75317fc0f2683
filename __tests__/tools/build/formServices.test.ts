import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contactForm } from '#site/otherPages';
import { ContactForm } from '../../../src/contact/ContactForm';
import { sendMessage } from '../../../src/contact/sendMessage';
import { serviceOf } from '../../../src/site/contactService';
import { withContentSecurityPolicy } from '../../../src/tools/build/pages/contentSecurityPolicy';
import { htmlOf } from '../../../src/tools/build/pages/html';
import { parseHtml } from '../../../src/tools/build/pages/parseHtml';
import type { PrerenderedPage } from '../../../src/tools/build/pages/prerender';
import { exampleOf, startFormService } from '../../../src/tools/server/formServices';
import { createStaticServer, listen } from '../../../src/tools/server/staticServer';
import { fieldNames, message } from '../../support/contactMessage';
import { content, siteWith } from '../../support/reference';
import { SITE } from '../../support/sites';

const { success: SENT, serverError: SERVER_ERROR } = contactForm.outcomes;
const NO_CONNECTION = contactForm.outcomes.failurePrefix + contactForm.outcomes.connection;

/** The status message after each answer of a service; what becomes of one that does not come, a browser says. */
const EXPECTED: Record<string, string> = {
  success: SENT,
  failure: SERVER_ERROR,
  html: NO_CONNECTION,
};

/** What each service is sent with the message, and the status messages that differ. */
const SERVICES: [name: string, added: Record<string, string>, exceptions: Record<string, string>][] = [
  ['formspree', {}, {}],
  ['web3forms', { access_key: '11111111-2222-3333-4444-555555555555', subject: contactForm.subject }, {}],
  // Its status says whether the message was accepted.
  ['netlify', { 'form-name': 'contact' }, { html: SENT }],
  ['custom', { key: 'abc' }, {}],
];

/** The form as its page has it: where and how a browser without scripts sends it, and what it sends. */
function formOf(content: typeof contactForm) {
  const $ = parseHtml(renderToStaticMarkup(createElement(ContactForm, { content })));
  const fields = new FormData();
  for (const field of $('form :is(input, textarea):not([type=checkbox])').toArray()) {
    const name = $(field).attr('name') ?? '';
    fields.append(name, $(field).attr('value') ?? message[name as keyof typeof message]);
  }
  return { action: $('form').attr('action'), encoding: $('form').attr('enctype'), fields };
}

let standIn: Awaited<ReturnType<typeof startFormService>>;
let server: ReturnType<typeof createStaticServer>;

afterEach(() => {
  standIn.close();
  server.closeAllConnections();
  server.close();
});

test.each(SERVICES)('%s gets the message with and without scripts, and each answer has its message', async (...row) => {
  const [name, added, exceptions] = row;
  const got: unknown[] = [];
  standIn = await startFormService(name, 'success', (fields) => got.push(fields));
  server = createStaticServer({ root: SITE, intercept: standIn.intercept });
  const url = `http://localhost:${await listen(server, 0)}/`;
  const service = serviceOf(exampleOf(name), contactForm.subject, standIn.origin);
  const optional = { confirmedBy: undefined, honeypot: undefined, action: undefined };
  const content = {
    ...contactForm,
    ...optional,
    ...service,
    endpoint: new URL(service.endpoint, url).href,
  };
  const { action, encoding, fields } = formOf(content);

  for (const [answer, usual] of Object.entries(EXPECTED)) {
    standIn.answer = answer;
    expect([answer, (await sendMessage(fields, content)).message]).toEqual([answer, exceptions[answer] ?? usual]);
  }
  expect(got.splice(0)).toEqual([{ ...message, ...added }]);

  for (const [answer, status] of [
    ['success', 'Thank you!'],
    ['failure', 'Error'],
  ] as const) {
    standIn.answer = answer;
    const body = encoding === 'multipart/form-data' ? fields : new URLSearchParams([...fields] as [string, string][]);
    const reply = await fetch(new URL(action ?? '', url), { method: 'POST', body, headers: { Accept: 'text/html' } });
    expect([answer, parseHtml(await reply.text())('h1').text()]).toEqual([answer, status]);
  }
  expect(got).toEqual([{ ...message, ...added }]);
});

test('a stand-in on this machine is refused to other devices', async () => {
  await expect(startFormService('formspree', 'success', () => {}, true)).rejects.toThrow('does not go with --host');
});

test('Netlify finds every field in the site as it is published, whose policy needs no other host', async () => {
  const { owner, ...others } = content.owner;
  const site = siteWith({ owner: { ...others, owner: { ...owner, contactForm: { service: 'netlify' } } } });
  const home: PrerenderedPage = { path: '/', title: '', head: '', main: '', before: '', after: '', styles: '' };
  const html = withContentSecurityPolicy(
    htmlOf(home, site, { scripts: { address: '', home: '', others: '' }, stylesheet: '', marks: '' }),
    site.otherPages.contactForm,
  );
  const $ = parseHtml(html);
  const form = $('form[name=contact][method=post][data-netlify=true][netlify-honeypot=bot-field][hidden]');
  const names = form
    .find('input')
    .toArray()
    .map((input) => $(input).attr('name'));
  expect(names).toEqual([...fieldNames, 'bot-field']);
  expect(html).toContain("connect-src 'self';form-action 'self';");
});
