import type { contactForm } from '#site/otherPages';
import type { FieldTexts } from '../site/contact';
import type { Outcome } from './useSubmission';

type Content = typeof contactForm;

/** Posts the contact form. Never rejects: every error becomes an outcome with a message for the visitor. */
export async function sendMessage(message: FormData, content: Content): Promise<Outcome> {
  const { endpoint, encoding, confirmedBy, timeout, outcomes } = content;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // The form has no files, so its entries are texts.
      body: encoding === 'multipart/form-data' ? message : new URLSearchParams([...message] as [string, string][]),
      headers: { Accept: 'application/json' },
      // Safari has `AbortSignal.timeout` since version 16.
      signal: AbortSignal.timeout?.(timeout),
    });
    if (!response.ok) return refusal(response.status, await response.json().catch(() => {}), content);
    const reply = confirmedBy && (await response.json());
    const sent =
      !confirmedBy || confirmedBy.some(([field, value]) => (value ? reply?.[field] === value : reply?.[field]));
    return { sent, message: sent ? outcomes.success : outcomes.rejected };
  } catch (error) {
    return { sent: false, message: outcomes.failurePrefix + reasonOf(error, outcomes) };
  }
}

/** The content that an answer with an error status can have. */
type Refusal = { message?: string; errors?: { field?: unknown }[] | Record<string, unknown> } | null | undefined;

function refusal(status: number, reply: Refusal, { name: service, fields, outcomes }: Content): Outcome {
  // Visitors see no messages of form services, because these messages are in English.
  const isExplained = service === 'php' && [413, 429].includes(status);
  const message = isExplained && reply?.message ? `${outcomes.serverError}\n${reply.message}` : outcomes.serverError;
  const reported = reply?.errors;
  let errors: Outcome['errors'];
  for (const [name, { invalid, missing }] of Object.entries<FieldTexts>(fields)) {
    // Formspree returns a list of errors; `contact.php` returns a sentence for each wrong field.
    const text = Array.isArray(reported)
      ? reported.some((error) => error?.field === name) && (invalid ?? missing)
      : reported?.[name];
    if (typeof text === 'string') errors = { ...errors, [name]: text };
  }
  return { sent: false, message, errors };
}

function reasonOf(error: unknown, { connection, timeout }: Content['outcomes']): string {
  if (!(error instanceof Error)) return connection;
  if (error.name === 'TimeoutError') return timeout;
  // The browser's own error messages are in English, so visitors see a message of the site instead.
  const isFromTheBrowser = error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException;
  return isFromTheBrowser ? connection : error.message || connection;
}
