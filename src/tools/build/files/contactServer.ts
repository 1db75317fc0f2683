/** Replaces each placeholder `%name%` in `contact.php`. Values are escaped, because most placeholders are in single quotes. */
export function contactServer(source: string, values: Record<string, string>): string {
  return source.replaceAll(/%([\w-]+)%/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`contact.php contains ${placeholder}, which has no value.`);
    return value.replaceAll(/['\\]/g, '\\$&');
  });
}
