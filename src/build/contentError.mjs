/** A mistake in the content. Its message is printed without a stack trace. */
export class ContentError extends Error {
  /** @override */
  name = 'ContentError';
}

/**
 * Whether an error is explained by its message alone. Goes by the name: the bundled part of the build has a copy of the
 * class.
 *
 * @param {{ name: string, errors?: unknown }} error
 */
export const isForOwner = ({ name, errors }) => name === 'ContentError' || errors !== undefined;

/**
 * The bundler's messages as sentences, the first of each file: the others often follow from it.
 *
 * @param {import('esbuild').Message[]} messages
 */
export function sentences(messages) {
  /** @type {Map<string, string>} */
  const first = new Map();
  // An error of a plugin that bundles holds the errors of that bundle.
  for (const { text, location } of messages.flatMap((message) => message.detail?.errors ?? message)) {
    const { file = '', line = 0 } = location ?? {};
    const hint = file.startsWith('src/content/') ? ' (is there a comma or a quotation mark missing or too many?)' : '';
    if (!first.has(file)) first.set(file, location ? `${file}:${line}: ${text}${hint}` : text);
  }
  return [...first.values()];
}

/**
 * What to print of an error: sentences for the bundler's, without its excerpts of the source.
 *
 * @param {unknown} error
 */
export function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  return 'errors' in error
    ? sentences(/** @type {import('esbuild').BuildFailure} */ (error).errors).join('\n')
    : error.message;
}
