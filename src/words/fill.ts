/** Replaces the placeholders of a template by values: `fill('{n} de {total}', { n: 1, total: 7 })` returns "1 de 7". */
export function fill(template: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name) => `${values[name] ?? place}`);
}
