import { contactForm } from '#content/contactForm';
import { owner } from '#content/owner';
import { type ContactService, serviceOf } from '../../../contact/services';
import type { ContactForm } from '../../../content/schema';

/**
 * The service that the site is built for: the owner's, or another one to try out.
 *
 * @param origin Takes the place of the service's own origin, for a stand-in.
 */
export function contactService(form: ContactForm = owner.contactForm, origin?: string): ContactService {
  const service = serviceOf(form, contactForm.subject);
  const moved = (url?: string) => (url && origin && URL.canParse(url) ? origin + new URL(url).pathname : url);
  return { ...service, endpoint: moved(service.endpoint) ?? '', action: moved(service.action) };
}
