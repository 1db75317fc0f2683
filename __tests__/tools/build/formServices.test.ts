import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contactForm } from '#site/otherPages';
import { ContactForm } from '../../../src/contact/ContactForm';
import { sendMessage } from '../../../src/contact/sendMessage';
import { serviceOf } from '../../../src/site/contactService';
import { withContentSecurityPolicy } from '../../../src/tools/build/pages/contentSecurityPolicy';
import { htmlOf } from '../../../src/tools/build/pages/html';
import { parseHtml } from '../../../src/tools/build/pages/parseHtml';
import { exampleOf, standInFor } from '../../../src/tools/server/formServices';
import { createStaticServer, listen } from '../../../src/tools/server/staticServer';
import { fieldNames, message } from '../../support/contactMessage';
import { contentWith, siteWith } from '../../support/reference';

const { subject, outcomes } = contactForm;

const running: { close: () => void }[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

test.each<[name: string, added: Record<string, string>]>([
  ['formspree', {}],
  ['web3forms', { access_key: '11111111-2222-3333-4444-555555555555', subject }],
  ['netlify', { 'form-name': 'contact' }],
  ['custom', { key: 'abc' }],
])('%s gets what the form holds, and each answer has its message', async (name, added) => {
  const got: unknown[] = [];
  const standIn = standInFor(name, (fields) => got.push(fields));
  const server = createStaticServer({ root: '.', intercept: standIn.intercept });
  running.push(server);
  const service = serviceOf(exampleOf(name), subject, true);
  const endpoint = new URL(service.endpoint, `http://localhost:${await listen(server, 0)}/`).href;
  const form = { ...contactForm, confirmedBy: undefined, honeypot: undefined, ...service, endpoint };

  // Netlify looks at each form that is sent to the site.
  const { status } = await fetch(new URL('/nada', endpoint), { method: 'POST' });
  expect(status).toBe(name === 'netlify' ? 404 : 405);

  // As a browser without scripts sends it.
  const $ = parseHtml(renderToStaticMarkup(createElement(ContactForm, { content: form })));
  expect($('form').attr()).toMatchObject({ method: 'post', enctype: service.encoding });
  const fields = new FormData();
  for (const { name, value } of $('form').serializeArray()) fields.append(name, Reflect.get(message, name) ?? value);
  for (const [answer, told] of [
    ['success', outcomes.success],
    ['failure', outcomes.serverError],
  ] as const) {
    standIn.answer = answer;
    expect([answer, (await sendMessage(fields, form)).message]).toEqual([answer, told]);
  }
  // What no person sees is ticked by a program, whose message is dropped.
  standIn.answer = 'success';
  fields.append(service.honeypot ?? '', 'on');
  await sendMessage(fields, form);
  expect(got).toEqual([{ ...message, ...added }]);
});

test('Netlify finds every field in the site as it is published, whose policy needs no other host', () => {
  const site = siteWith(contentWith('owner.owner.contactForm', { service: 'netlify' }));
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
