import { owner } from '#content/owner';

/** URL of a chat with the owner, with `text` ready to send: WhatsApp, or mail if there is no phone number. */
export function chatUrl(text: string): string {
  const written = encodeURIComponent(text);
  return owner.phone
    ? `https://wa.me/${owner.phone.replace(/\D/g, '')}?text=${written}`
    : `mailto:${owner.email}?body=${written}`;
}
