import type { ContactForm } from '../content/schema';

/** How the form posts to a service, and how it reads the answer. */
export interface ContactService {
  name: ContactForm['service'];
  /** Address that scripts post to; one without a host is on the site. */
  endpoint: string;
  /** Address that browsers without JavaScript post to; the form's own page if there is none. */
  action?: string;
  encoding: 'multipart/form-data' | 'application/x-www-form-urlencoded';
  /** Sent with the visitor's fields. */
  hiddenFields: Record<string, string>;
  /** Checkbox that no person sees; the service drops messages that have it ticked. */
  honeypot?: string;
  /** Fields of a 2xx answer: one must have its value, or any if none is given. Without fields the status is enough. */
  confirmedBy?: readonly (readonly [field: string, value?: unknown])[];
  /** Origin of the page that a browser without JavaScript is led to, if it differs from that of `action`. */
  thanksOrigin?: string;
}

const success = [['success', true]] as const;

/** What differs from a form that is posted as multipart, by scripts and without them, to one address. */
function entryOf(form: ContactForm, subject: string): Partial<ContactService> & { endpoint: string } {
  switch (form.service) {
    case 'formspree':
      return {
        endpoint: `https://formspree.io/f/${form.id}`,
        honeypot: '_gotcha',
        confirmedBy: [['ok', true], ['next']],
      };
    case 'web3forms':
      return {
        endpoint: 'https://api.web3forms.com/submit',
        hiddenFields: { access_key: form.accessKey, subject },
        honeypot: 'botcheck',
        confirmedBy: success,
        thanksOrigin: 'https://web3forms.com',
      };
    case 'netlify':
      return {
        endpoint: '/',
        // Netlify shows its own page of thanks only if the form names no address.
        action: undefined,
        encoding: 'application/x-www-form-urlencoded',
        hiddenFields: { 'form-name': 'contact' },
        honeypot: 'bot-field',
      };
    case 'custom':
      return {
        endpoint: form.url,
        hiddenFields: form.fields ?? {},
        honeypot: form.honeypot,
        // Some services write it as a text.
        confirmedBy: form.confirmedBy === 'status' ? undefined : [...success, ['success', 'true']],
      };
    // A wrong name is built like the default until the check of the content reports it.
    default:
      return { endpoint: 'contact.php', honeypot: '_gotcha', confirmedBy: success };
  }
}

/** @param subject The subject of the mails that a service writes. */
export function serviceOf(form: ContactForm, subject: string): ContactService {
  const entry = entryOf(form, subject);
  return {
    name: form.service,
    action: entry.endpoint,
    encoding: 'multipart/form-data',
    hiddenFields: {},
    ...entry,
  };
}
