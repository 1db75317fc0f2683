import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContactForm } from '../../content/schema';
import { ContentError } from '../build/check/contentError';

/**
 * Stand-ins for the form services: each takes the form as the service does, and answers as its documentation says.
 * `docs/contact-form.md` says what is documented.
 */

type Answer = [status: number, body: object | string];

interface Service {
  /** What an owner would write into `owner.ts`. */
  form: ContactForm;
  /** Where it takes posts. Netlify takes them at any path of the site. */
  path?: string;
  /** Fields without which it knows no form. */
  required?: Record<string, string>;
  /** Messages that have this field are dropped. */
  honeypot: string;
  success: Answer;
  failure: Answer;
}

const page = (text: string) => `<!doctype html><title>${text}</title><h1>${text}</h1>`;

const SERVICES: Record<string, Service> = {
  formspree: {
    form: { service: 'formspree', id: 'xayzbwqr' },
    path: '/f/xayzbwqr',
    honeypot: '_gotcha',
    success: [200, { next: '/thanks', ok: true }],
    failure: [
      422,
      { error: 'Validation errors', errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'no email' }] },
    ],
  },
  web3forms: {
    form: { service: 'web3forms', accessKey: '11111111-2222-3333-4444-555555555555' },
    path: '/submit',
    required: { access_key: '11111111-2222-3333-4444-555555555555' },
    honeypot: 'botcheck',
    success: [200, { success: true, body: { data: {}, message: 'Email sent successfully!' } }],
    failure: [500, { success: false, body: { data: {}, message: 'Something went wrong.' } }],
  },
  netlify: {
    form: { service: 'netlify' },
    required: { 'form-name': 'contact' },
    honeypot: 'bot-field',
    success: [200, page('Thank you!')],
    failure: [500, page('Error')],
  },
  custom: {
    form: { service: 'custom', url: 'https://forms.example.com/contact', fields: { key: 'abc' }, honeypot: '_honey' },
    path: '/contact',
    required: { key: 'abc' },
    honeypot: '_honey',
    success: [200, { success: true }],
    failure: [422, { success: false, errors: { name: 'Escribe tu nombre completo.' } }],
  },
};

const NOT_FOUND: Answer = [404, { error: 'There is no such form.' }];
const HTML: Answer = [200, page('Hello')];

/** What an owner would write into `owner.ts` for a service. */
export function exampleOf(name: string) {
  return serviceNamed(name).form;
}

function serviceNamed(name: string) {
  const service = SERVICES[name];
  const names = Object.keys(SERVICES).join(', ');
  if (!service) throw new ContentError(`--service is "${name}", but must be one of ${names}.`);
  return service;
}

/**
 * A stand-in on the server of the site, which is its `intercept`.
 *
 * @param onMessage Told of each message that the service would deliver.
 */
export function standInFor(name: string, onMessage: (fields: Record<string, string>) => void) {
  const { path, required = {}, honeypot, success, failure } = serviceNamed(name);
  const standIn = { answer: 'success' as 'success' | 'failure' | 'html', intercept };
  return standIn;

  function intercept(request: IncomingMessage, response: ServerResponse) {
    const isForm = request.method === 'POST' && (path === undefined || request.url === path);
    return isForm ? handle(request, response) : undefined;
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const fields = await readForm(request);
    const isKnown = Object.entries(required).every(([field, value]) => fields[field] === value);
    const [status, body] = isKnown ? { success, failure, html: HTML }[standIn.answer] : NOT_FOUND;
    if (isKnown && standIn.answer === 'success' && !fields[honeypot]) onMessage(fields);
    const isJson = typeof body === 'object' && request.headers.accept?.includes('application/json');
    response.writeHead(status, { 'Content-Type': isJson ? 'application/json' : 'text/html; charset=utf-8' });
    if (isJson) response.end(JSON.stringify(body));
    else response.end(typeof body === 'string' ? body : page(status < 300 ? 'Thank you!' : 'Error'));
  }
}

/** The fields of a posted form; none if the body is no form. */
export async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData().catch(() => new FormData());
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

export function tellMessage(message: Record<string, string | undefined>) {
  console.log('Message received:', message);
}
