import { createHash } from 'node:crypto';

/** Names contents, one after the other, by 8 digits. */
export function digestOf(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of contents) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
