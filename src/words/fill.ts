/** A template with a value in each place: `fill('{n} de {total}', { n: 1, total: 7 })` is "1 de 7". */
export function fill(template: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name) => `${values[name] ?? place}`);
}
