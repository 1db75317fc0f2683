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

/** In the place of an entry or a list: of what has no fields a text, which alone of it has a length. */
const NO_PARTS = { 'an empty text': '', null: null, 'nothing at all': undefined, 'a list': [], 'an entry': {} };

/** Values in the place of others. */
export interface BadValues {
  kind: string;
  /** By property path, such as `projects.0.url`. */
  values: Record<string, unknown>;
}

/**
 * Every bad value for every field of a content, once for all entries of a list. Fields without others in them have it all at
 * once, and also added to their texts; an entry and a list have it while all others are as they are.
 */
export function badValues(content: object): BadValues[] {
  const fields = fieldsIn(content);
  const leaves = fields.filter(({ value }) => Object(value) !== value);
  const branches = fields.filter(({ value }) => Object(value) === value);
  const inLeaves = (kind: string, bad: (value: unknown) => unknown) => ({
    kind,
    values: Object.fromEntries(leaves.map(({ path, value }) => [path, bad(value)])),
  });
  return [
    ...Object.entries({ ...TEXTS, ...OTHERS }).map(([kind, bad]) => inLeaves(kind, () => bad)),
    ...Object.entries(TEXTS).map(([kind, bad]) =>
      inLeaves(`${kind} after it`, (value) => (typeof value === 'string' ? value + bad : value)),
    ),
    ...branches.flatMap(({ path }) =>
      Object.entries(NO_PARTS).map(([kind, bad]) => ({ kind, values: { [path]: bad } })),
    ),
  ];
}

/** A copy of a content with other values, by property path. */
export function withValues<Content extends object>(content: Content, values: Record<string, unknown>): Content {
  const changed = structuredClone(content);
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Json>((part, key) => part[key] as Json, changed as Json);
    parent[last] = value;
  }
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
