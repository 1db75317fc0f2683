/** Something that whoever writes the content can mend: its message is told without a stack trace. */
export class ContentError extends Error {}

/**
 * What the bundler says of the sources, a sentence for each file: after the first fault in one it is at a loss.
 *
 * @param {import('esbuild').Message[]} messages
 */
export function sentences(messages) {
  /** @type {Map<string, string>} */
  const first = new Map();
  // A plugin that bundles gives the error of its own bundle.
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
