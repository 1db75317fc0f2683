import type { ContactForm } from '../content/schema';

/** The settings with which the form posts to a service and reads the answer. */
export interface ContactService {
  name: ContactForm['service'];
  /** The address to which scripts post. An address without a host is on the site. */
  endpoint: string;
  /** The address to which browsers without JavaScript post. Without this address, they post to the form's own page. */
  action?: string;
  encoding: 'multipart/form-data' | 'application/x-www-form-urlencoded';
  /** The fields that are sent with the visitor's fields. */
  hiddenFields: Record<string, string>;
  /** The name of a checkbox that no person sees. The service drops messages in which this checkbox is ticked. */
  honeypot?: string;
  /**
   * The fields of an answer that confirm success, in addition to a status 2xx. One field is enough. A field without a given value
   * confirms success by any value that is not empty. Without this list, the status is enough.
   */
  confirmedBy?: readonly (readonly [field: string, value?: unknown])[];
  /**
   * After a message from a browser without JavaScript, the service shows its own page of thanks. This is the origin of that page,
   * if the page has another origin than `action`.
   */
  thanksOrigin?: string;
}

const success = [['success', true]] as const;

/** Returns the settings that differ from the defaults. By default, all browsers post to one address, as multipart. */
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
        // Netlify shows its own page of thanks only if the form has no address.
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
        // Some services write the value `true` as a text.
        confirmedBy: form.confirmedBy === 'status' ? undefined : [...success, ['success', 'true']],
      };
    // A service with a wrong name gets the settings of `php`, and the check of the content reports the wrong name.
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
