import { type ContactService, serviceOf } from '../contact/services';
import { owner } from '../content/owner';
import type { ContactForm } from '../content/types';

/**
 * The service that the site is built for: the owner's, or another one to try out.
 *
 * @param origin Takes the place of the service's own origin, for a stand-in.
 */
export function contactService(form: ContactForm = owner.contactForm, origin?: string): ContactService {
  const service = serviceOf(form);
  const moved = (url?: string) => (url && origin && URL.canParse(url) ? origin + new URL(url).pathname : url);
  return { ...service, endpoint: moved(service.endpoint) ?? '', action: moved(service.action) };
}
