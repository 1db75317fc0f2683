import { callToContact as texts } from '#content/callToContact';
import { locale } from '#content/locale';
import { owner } from '#content/owner';
import { pages } from '#content/pages';
import { chatUrl } from './chat';
import { fill } from './fill';

const { opening, closing } = locale.question;

export const callToContact = {
  ...texts,
  /** The question without its marks. */
  words: texts.question.slice(opening.length, texts.question.length - closing.length),
  marks: locale.question,
  write: { label: texts.write, path: pages.contact.path },
  chat: owner.phone ? { label: texts.chat.label, url: chatUrl(texts.chat.text) } : undefined,
};

/** The title that the contact form suggests to a visitor who comes from a project. */
export function titleFor({ title }: { title: string }): string {
  return fill(texts.title, { title });
}
