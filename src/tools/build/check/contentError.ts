import type { BuildFailure, Message } from 'esbuild';

/** A mistake in the content. The message of the error is printed without a stack trace. */
export class ContentError extends Error {
  override name = 'ContentError';
}

export function stopAt(faults: readonly string[]) {
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
}

/** Returns whether the message of an error is enough for the owner, without a stack trace. */
export const isForOwner = (error: object): boolean => error instanceof ContentError || 'errors' in error;

/** Returns the first message of the bundler for each file as a sentence. Later messages often result from the first one. */
export function sentences(messages: Message[]) {
  const first: Map<string, string> = new Map();
  // The error of a plugin contains the errors of the plugin's own build.
  for (const { text, location } of messages.flatMap((message) => message.detail?.errors ?? message)) {
    const { file = '', line = 0 } = location ?? {};
    const hint = /^src\/(content|words)\//.test(file)
      ? ' (is a comma or a quotation mark missing, or is there one too many?)'
      : '';
    if (!first.has(file)) first.set(file, location ? `${file}:${line}: ${text}${hint}` : text);
  }
  return [...first.values()];
}

/** Returns the text to print for an error. The bundler's errors become sentences without source excerpts. */
export function messageOf(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  return 'errors' in error ? sentences((error as BuildFailure).errors).join('\n') : error.message;
}
