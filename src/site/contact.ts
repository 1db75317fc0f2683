import { serviceOf } from './contactService';
import { chatWith, type EditionData } from './editionData';
import { profilesOf } from './layout';

/** Returns the data of the column beside the form. */
export function contactDetailsOf(edition: EditionData) {
  const { content, words, say, leftToRight, mailUrl, chatUrl } = edition;
  const { phone, email, city, country, illustrations, availability } = content.owner.owner;
  const texts = words.contactDetails;
  return {
    ...texts,
    /** No-break spaces keep the city on one line. */
    location: {
      label: texts.location.label,
      text: city ? say(texts.location.text, { country, city: city.replaceAll(' ', '\u00a0') }) : country,
    },
    phone: phone ? { label: texts.phone.label, text: leftToRight(phone), url: chatUrl(texts.phone.text) } : undefined,
    email: { ...texts.email, text: leftToRight(email), url: mailUrl, address: email },
    profiles: profilesOf(edition),
    availability,
    map: illustrations.map ? { name: 'illustrations/map', alt: illustrations.map } : undefined,
  };
}

/** The maximum number of characters in each field. `contact.php` also refuses longer texts. */
const LIMITS = { name: 200, lastname: 200, title: 300, email: 254, message: 20_000 };

/** The texts of a field. `missing` is the error for an empty field, and `invalid` is the error for a wrong format. */
export interface FieldTexts {
  label: string;
  limit: number;
  missing?: string;
  invalid?: string;
}

export function contactFormOf({ content, words, mailUrl }: EditionData) {
  const { contactForm, phone } = content.owner.owner;
  const { otherWays, elsewhere, ...texts } = words.contactForm;
  const fields = Object.entries(texts.fields) as [keyof typeof LIMITS, Omit<FieldTexts, 'limit'>][];
  return {
    ...serviceOf(contactForm, texts.subject),
    ...texts,
    /** Milliseconds after which a request is aborted. */
    timeout: 30_000,
    fields: Object.fromEntries(fields.map(([name, field]) => [name, { ...field, limit: LIMITS[name] }])) as Record<
      keyof typeof LIMITS,
      FieldTexts
    >,
    otherWays: {
      mail: { label: otherWays.mail, subject: texts.subject, url: mailUrl },
      /** `start` is the beginning of the chat's URL. The text of the message follows. */
      chat: phone ? { label: otherWays.chat, start: chatWith(phone) } : undefined,
      continues: otherWays.continues,
    },
  };
}

/** Returns the data of the end of pages, which links to the contact page, or to a mail if there is no contact page. */
export function callToContactOf({ content, words, pathOf, mailUrl, chatUrl }: EditionData) {
  const { phone, callToContact } = content.owner.owner;
  const { write, chat, ...texts } = words.callToContact;
  const { opening, closing } = words.question;
  const start = texts.question.startsWith(opening) ? opening.length : 0;
  const end = texts.question.endsWith(closing) ? closing.length : 0;
  return {
    ...texts,
    /** The question without its marks. */
    words: texts.question.slice(start, texts.question.length - end),
    marks: words.question,
    write: { label: write, path: pathOf('contact'), mail: mailUrl },
    links: [
      ...(callToContact ? [callToContact.link] : []),
      ...(phone ? [{ label: chat.label, url: chatUrl(chat.text) }] : []),
    ],
  };
}
