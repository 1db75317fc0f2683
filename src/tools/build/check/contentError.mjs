/** A mistake in the content. Its message is printed without a stack trace. */
export class ContentError extends Error {
  /** @override */
  name = 'ContentError';
}

/**
 * Whether an error's message is enough, without a stack trace. Compares names, because the bundled part of the build
 * has its own copy of the class.
 *
 * @param {{ name: string, errors?: unknown }} error
 */
export const isForOwner = ({ name, errors }) => name === 'ContentError' || errors !== undefined;

/**
 * The bundler's messages as sentences. Only the first per file, because the others often result from it.
 *
 * @param {import('esbuild').Message[]} messages
 */
export function sentences(messages) {
  /** @type {Map<string, string>} */
  const first = new Map();
  // If a plugin's own build fails, its error contains the errors of that build.
  for (const { text, location } of messages.flatMap((message) => message.detail?.errors ?? message)) {
    const { file = '', line = 0 } = location ?? {};
    const hint = file.startsWith('src/content/') ? ' (is there a comma or a quotation mark missing or too many?)' : '';
    if (!first.has(file)) first.set(file, location ? `${file}:${line}: ${text}${hint}` : text);
  }
  return [...first.values()];
}

/**
 * What to print for an error: the bundler's errors as sentences, without source excerpts.
 *
 * @param {unknown} error
 */
export function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  return 'errors' in error
    ? sentences(/** @type {import('esbuild').BuildFailure} */ (error).errors).join('\n')
    : error.message;
}
