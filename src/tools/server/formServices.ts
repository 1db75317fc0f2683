import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { ContactForm } from '../../content/schema';
import { ContentError } from '../build/check/contentError';
import { listen } from './staticServer';

/**
 * Stand-ins for the form services: each takes the form as the service does, and answers as its documentation says.
 * `docs/contact-form.md` says what is documented.
 */

export interface Service {
  /** What an owner would write into `owner.ts`. */
  form: ContactForm;
  /** Where it takes posts: from scripts, and from browsers without JavaScript. */
  paths: string[];
  /** Fields without which it knows no form. */
  required?: Record<string, string>;
  /** Messages that have this field are dropped. */
  honeypot?: string;
  answers: Record<string, [status: number, body: object | string]>;
}

const page = (text: string) => `<!doctype html><title>${text}</title><h1>${text}</h1>`;

const SERVICES: Record<string, Service> = {
  formspree: {
    form: { service: 'formspree', id: 'xayzbwqr' },
    paths: ['/f/xayzbwqr'],
    honeypot: '_gotcha',
    answers: {
      success: [200, { next: '/thanks', ok: true }],
      failure: [
        422,
        {
          error: 'Validation errors',
          errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
        },
      ],
      inactive: [403, { error: 'Form not active', errors: [{ code: 'INACTIVE', message: 'Form not active' }] }],
      limit: [429, { error: 'Too many requests' }],
    },
  },
  web3forms: {
    form: { service: 'web3forms', accessKey: '11111111-2222-3333-4444-555555555555' },
    paths: ['/submit'],
    required: { access_key: '11111111-2222-3333-4444-555555555555' },
    honeypot: 'botcheck',
    answers: {
      success: [200, { success: true, body: { data: {}, message: 'Email sent successfully!' } }],
      failure: [500, { success: false, body: { data: {}, message: 'Something went wrong.' } }],
      inactive: [400, { success: false, message: 'Invalid Access Key' }],
      limit: [429, { success: false, message: 'Too many requests' }],
    },
  },
  formsubmit: {
    form: { service: 'formsubmit', alias: '0123456789abcdef0123456789abcdef' },
    paths: ['/ajax/0123456789abcdef0123456789abcdef', '/0123456789abcdef0123456789abcdef'],
    required: { _template: 'table' },
    honeypot: '_honey',
    answers: {
      success: [200, { success: 'true', message: 'The form was submitted successfully.' }],
      failure: [200, { success: 'false', message: 'The form could not be submitted.' }],
      inactive: [200, { success: 'false', message: 'This form needs Activation.' }],
      limit: [429, { success: 'false', message: 'Too many requests' }],
    },
  },
  netlify: {
    form: { service: 'netlify' },
    // Scripts post to `/`, browsers to the page of the form: Netlify takes posts at any path of the site.
    paths: [],
    required: { 'form-name': 'contact' },
    honeypot: 'bot-field',
    answers: {
      success: [200, page('Thank you!')],
      failure: [500, page('Error')],
      // Without form detection the site takes no posts.
      inactive: [404, page('Page not found')],
      limit: [429, page('Too many requests')],
    },
  },
  basin: {
    form: { service: 'basin', id: '0123456789ab' },
    paths: ['/f/0123456789ab'],
    honeypot: '_gotcha',
    answers: {
      success: [200, { success: true }],
      failure: [422, { error: 'The submission is not valid' }],
      inactive: [403, { error: 'The form is not active' }],
      limit: [429, { error: 'Too many requests' }],
    },
  },
  custom: {
    form: { service: 'custom', url: 'https://forms.example.com/contact' },
    paths: ['/contact'],
    answers: {
      success: [200, { success: true }],
      failure: [422, { success: false, errors: { name: 'Escribe tu nombre completo.' } }],
      inactive: [503, { success: false }],
      limit: [429, { success: false }],
    },
  },
};

/** The last three are alike for all services: a page in place of the answer, none at all, and a dropped connection. */
export const ANSWERS = ['success', 'failure', 'inactive', 'limit', 'html', 'timeout', 'drop'];

const NOT_FOUND: [status: number, body: object] = [404, { error: 'There is no such form.' }];
const HTML: [status: number, body: string] = [200, page('Hello')];

const oneOf = (names: string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(names);

const serviceNames = Object.keys(SERVICES);

/** What an owner would write into `owner.ts` for a service. */
export function exampleOf(name: string) {
  return serviceNamed(name).form;
}

function serviceNamed(name: string) {
  const service = SERVICES[name];
  if (!service) throw new ContentError(`--service is "${name}", but must be ${oneOf(serviceNames)}.`);
  return service;
}

/**
 * Starts a stand-in on this machine. Netlify Forms is part of the site's own host: its stand-in has no address but
 * `intercept`, for the server of the site.
 *
 * @param answer One of `ANSWERS`, until `answer` is set again. The owner has not set an `inactive` service up.
 * @param onMessage Told of each message that the service would deliver.
 * @param isForNetwork Whether other devices visit the site. Throws then, as they do not reach the stand-in, unless it is on the site.
 */
export async function startFormService(
  name: string,
  answer: string = 'success',
  onMessage: (fields: Record<string, string>) => void = () => {},
  isForNetwork = false,
) {
  const { paths, required = {}, honeypot, answers } = serviceNamed(name);
  if (!ANSWERS.includes(answer)) throw new ContentError(`--answer is "${answer}", but must be ${oneOf(ANSWERS)}.`);
  const standIn = {
    answer,
    origin: undefined as string | undefined,
    intercept,
    methods: [] as string[],
    close,
  };
  const isOnSite = paths.length === 0;
  if (isForNetwork && !isOnSite) {
    throw new ContentError(`--service=${name} does not go with --host: only this machine reaches its stand-in.`);
  }
  const server = createServer(handle);
  if (!isOnSite) standIn.origin = `http://localhost:${await listen(server, 0)}`;
  return standIn;

  function intercept(request: IncomingMessage, response: ServerResponse) {
    return isOnSite && request.method === 'POST' ? handle(request, response) : undefined;
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    standIn.methods.push(request.method ?? '');
    const fields = await readForm(request);
    const isKnown =
      request.method === 'POST' &&
      (isOnSite || paths.includes(request.url ?? '')) &&
      Object.entries(required).every(([field, value]) => fields[field] === value);
    if (standIn.answer === 'timeout') return;
    if (standIn.answer === 'drop') {
      request.socket.destroy();
      return;
    }
    const [status, body] = (isKnown ? answers[standIn.answer] : NOT_FOUND) ?? HTML;
    if (isKnown && standIn.answer === 'success' && !(honeypot && fields[honeypot])) onMessage(fields);
    const isJson = typeof body === 'object' && request.headers.accept?.includes('application/json');
    response.writeHead(status, {
      'Content-Type': isJson ? 'application/json' : 'text/html; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
    });
    if (isJson) response.end(JSON.stringify(body));
    else response.end(typeof body === 'string' ? body : page(body === answers.success?.[1] ? 'Thank you!' : 'Error'));
  }

  function close() {
    server.closeAllConnections();
    server.close();
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
