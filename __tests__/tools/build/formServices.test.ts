import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contactForm } from '#site/otherPages';
import { ContactForm } from '../../../src/contact/ContactForm';
import type { ContactForm as FormService } from '../../../src/content/schema';
import { withContentSecurityPolicy } from '../../../src/tools/build/pages/contentSecurityPolicy';
import { htmlOf } from '../../../src/tools/build/pages/html';
import { parseHtml } from '../../../src/tools/build/pages/parseHtml';
import { fieldNames } from '../../support/contactMessage';
import { contentWith, siteWith } from '../../support/reference';

const empty = Object.fromEntries(fieldNames.map((name) => [name, '']));

test.each<[form: FormService, encoding: string, added: object]>([
  [{ service: 'formspree', id: 'a' }, 'multipart/form-data', {}],
  [{ service: 'web3forms', accessKey: 'a' }, 'multipart/form-data', { access_key: 'a', subject: contactForm.subject }],
  [{ service: 'netlify' }, 'application/x-www-form-urlencoded', { 'form-name': 'contact' }],
  [{ service: 'custom', url: 'https://ana.dev', fields: { key: 'a' } }, 'multipart/form-data', { key: 'a' }],
])('without scripts, the form for %j sends the fields of the service', (service, enctype, added) => {
  const content = siteWith(contentWith('owner.owner.contactForm', service)).otherPages.contactForm;
  const $ = parseHtml(renderToStaticMarkup(createElement(ContactForm, { content })));
  expect($('form').attr()).toMatchObject({ method: 'post', enctype });
  const sent = $('form').serializeArray();
  expect(Object.fromEntries(sent.map(({ name, value }) => [name, value]))).toEqual({ ...empty, ...added });
  expect($('input[type=checkbox][hidden]').attr('name')).toBe(content.honeypot);
});

test('home has a hidden form with every field for Netlify, and its policy allows no other host', () => {
  const site = siteWith(contentWith('owner.owner.contactForm', { service: 'netlify' }));
  const home = { path: '/', title: '', head: '', main: '', before: '', after: '', styles: '' };
  const files = { scripts: { address: '', home: '', others: '' }, stylesheet: '' };
  const html = withContentSecurityPolicy(htmlOf(home, site, files), site.otherPages.contactForm);
  const form = parseHtml(html)('form[name=contact][data-netlify=true][netlify-honeypot=bot-field][hidden]');
  const names = [...form.find('input')].map(({ attribs }) => attribs.name);
  expect(names).toEqual([...fieldNames, 'bot-field']);
  expect(html).toContain("connect-src 'self';form-action 'self';");
});
