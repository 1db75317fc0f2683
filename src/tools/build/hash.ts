import { createHash } from 'node:crypto';

/** Returns the first 8 hexadecimal digits of the hash of the joined contents. */
export function digestOf(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of contents) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
