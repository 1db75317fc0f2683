type Json = Record<string, unknown>;

/** What may be written by mistake in the place of a text, or stand in one. */
const TEXTS = {
  'nothing but spaces': '  ',
  'an empty text': '',
  '10,000 characters': 'a'.repeat(10_000),
  '5,000 words': 'a '.repeat(5000),
  emoji: '👩‍💻🚀',
  'text from right to left': 'مرحبا بكم',
  quotes: `"x" 'y' «z»`,
  markup: '</script><b>&amp;',
  'a placeholder': `\${x} %name% {{x}}`,
  'a back-tick': 'a`b',
  'a backslash': 'a\\b\\',
  'two lines': 'a\r\nb: c',
};

/** Values of other kinds than a text. */
const OTHERS = { 'a number': 7, null: null, 'nothing at all': undefined, 'a list': [], 'an entry': {}, true: true };

export interface BadValue {
  /** Property path, such as `projects.0.url`. */
  path: string;
  kind: string;
  value: unknown;
}

/** Every field of a content, once for all entries of a list, with every bad value and with some added to its text. */
export function badValues(content: object): BadValue[] {
  return fieldsIn(content).flatMap(({ path, value }) => {
    const added = Object.entries(TEXTS).map(([kind, bad]) => [`${kind} after it`, `${value}${bad}`] as const);
    const others = [...Object.entries(TEXTS), ...Object.entries(OTHERS), ...(typeof value === 'string' ? added : [])];
    return others.map(([kind, value]) => ({ path, kind, value }));
  });
}

/** A copy of a content with another value in one place. */
export function withValue<Content extends object>(content: Content, path: string, value: unknown): Content {
  const changed = structuredClone(content);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Json>((part, key) => part[key] as Json, changed as Json);
  parent[last] = value;
  return changed;
}

/** All values in a value; of the entries of a list, only the first that has a field. */
function fieldsIn(content: object): { path: string; value: unknown }[] {
  const seen = new Set<string>();
  const walk = (value: unknown, path: string): { path: string; value: unknown }[] => {
    const kind = path.replaceAll(/\.\d+/g, '.*');
    const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    const below = parts.flatMap(([key, part]) => walk(part, path ? `${path}.${key}` : key));
    if (!path || seen.has(kind)) return below;
    seen.add(kind);
    return [{ path, value }, ...below];
  };
  return walk(content, '');
}
