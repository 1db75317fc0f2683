/** `contact.php` with values in the place of `%name%`, which stands there between single quotes or in its styles. */
export function contactServer(source: string, values: Record<string, string>): string {
  return source.replaceAll(/%([\w-]+)%/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`contact.php contains ${placeholder}, which has no value.`);
    return value.replaceAll(/['\\]/g, '\\$&');
  });
}
