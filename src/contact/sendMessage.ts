import type { contactForm } from '../content/contactForm';
import type { Outcome } from './useSubmission';

/** Posts the contact form. Never rejects: every error becomes an outcome with a message for the visitor. */
export async function sendMessage(fields: FormData, content: typeof contactForm): Promise<Outcome> {
  const { endpoint, timeout, outcomes } = content;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: fields,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) return { sent: false, message: outcomes.serverError };
    const reply: unknown = await response.json();
    const sent = typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === true;
    return { sent, message: sent ? outcomes.success : outcomes.rejected };
  } catch (error) {
    return { sent: false, message: outcomes.failurePrefix + reasonOf(error, outcomes) };
  }
}

function reasonOf(error: unknown, { connection, timeout }: (typeof contactForm)['outcomes']): string {
  if (!(error instanceof Error)) return connection;
  if (error.name === 'TimeoutError') return timeout;
  // The browser's own error messages are in English, so visitors see a Spanish one instead.
  const isFromTheBrowser = error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException;
  return isFromTheBrowser ? connection : error.message || connection;
}
