import type { Site } from '../../site/siteOf';
import { fill } from '../../words/fill';

/** The pattern of the HTML standard for a field of the type `email`. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Returns the message of a posted form, and the errors by field in the words of `contact.php`. */
export function readMessage(form: Record<string, string>, { otherPages: { contactForm }, files }: Site) {
  const fields = Object.entries(contactForm.fields);
  const message = Object.fromEntries(fields.map(([name]) => [name, clean(form[name] ?? '', name === 'message')]));
  const errors = Object.fromEntries(
    fields.flatMap(([name, { label, limit, missing, invalid }]) => {
      const text = message[name] ?? '';
      if (text === '') return missing ? [[name, missing]] : [];
      if ([...text].length > limit) return [[name, fill(files.contactServer.tooLong, { label, limit })]];
      return name === 'email' && !EMAIL.test(text) ? [[name, invalid]] : [];
    }),
  );
  return { message, errors };
}

/** Replaces control characters and trims white space. Returns '' if nothing is visible. */
function clean(text: string, isMultiline: boolean): string {
  const line = text.replaceAll(/\r\n?/g, '\n').replaceAll(isMultiline ? /[^\P{Cc}\n\t]/gu : /\p{Cc}/gu, ' ');
  return line.match(/[^\s\p{Z}\p{Cf}](?:.*[^\s\p{Z}])?/su)?.[0] ?? '';
}
