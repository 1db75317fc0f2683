import type { BuildFailure, Message } from 'esbuild';
/** A mistake in the content. Its message is printed without a stack trace. */
export class ContentError extends Error {
  override name = 'ContentError';
}

export function stopAt(faults: readonly string[]) {
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
}

/** Whether an error's message is enough, without a stack trace. */
export const isForOwner = (error: object): boolean => error instanceof ContentError || 'errors' in error;

/** The bundler's messages as sentences. Only the first per file, because the others often result from it. */
export function sentences(messages: Message[]) {
  const first: Map<string, string> = new Map();
  // If a plugin's own build fails, its error contains the errors of that build.
  for (const { text, location } of messages.flatMap((message) => message.detail?.errors ?? message)) {
    const { file = '', line = 0 } = location ?? {};
    const hint = /^src\/(content|words)\//.test(file)
      ? ' (is there a comma or a quotation mark missing or too many?)'
      : '';
    if (!first.has(file)) first.set(file, location ? `${file}:${line}: ${text}${hint}` : text);
  }
  return [...first.values()];
}

/** What to print for an error: the bundler's errors as sentences, without source excerpts. */
export function messageOf(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  return 'errors' in error ? sentences((error as BuildFailure).errors).join('\n') : error.message;
}
