import service from 'virtual:contactService';
import { contactForm as texts } from '#content/contactForm';
import { owner } from '#content/owner';
import { chatUrl } from './chat';

export const contactForm = {
  ...service,
  ...texts,
  /** Milliseconds after which a request is aborted. */
  timeout: 30_000,
  otherWays: {
    mail: {
      label: texts.otherWays.mail,
      subject: texts.subject,
      url: (subject: string, text: string) =>
        `mailto:${owner.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`,
    },
    chat: owner.phone ? { label: texts.otherWays.chat, url: chatUrl } : undefined,
    continues: texts.otherWays.continues,
  },
};
