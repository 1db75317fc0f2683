const PLACEHOLDER = '%OWNER_EMAIL%';

/** `contact.php` with the address that messages are mailed to; it stands there between single quotes. */
export function contactServer(source: string, email: string): string {
  const [before, after, ...others] = source.split(PLACEHOLDER);
  if (after === undefined || others.length > 0) throw new Error(`contact.php must contain ${PLACEHOLDER} once.`);
  return before + email.replaceAll(/['\\]/g, '\\$&') + after;
}
