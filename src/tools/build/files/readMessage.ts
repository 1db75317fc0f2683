import type { Site } from '../../../site/siteOf';
import { fill } from '../../../words/fill';

/** The message in a posted form, and what is wrong with it by field, as `contact.php` would say it. */
export function readMessage(
  form: Record<string, string | undefined>,
  { otherPages: { contactForm }, files: { contactServer } }: Site,
) {
  const fields = Object.entries(contactForm.fields);
  const message = Object.fromEntries(fields.map(([name]) => [name, form[name]]));
  const errors = Object.fromEntries(
    fields.flatMap(([name, { label, limit, missing }]) => {
      const text = form[name];
      if (text === undefined) return [[name, fill(contactServer.notText, { label })]];
      if (missing && text.trim() === '') return [[name, missing]];
      return text.length > limit ? [[name, fill(contactServer.tooLong, { label, limit })]] : [];
    }),
  );
  return { message, errors };
}
