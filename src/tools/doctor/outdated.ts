import type { Content } from '../../content/schema';
import { fieldAt, fileOf, hashOf, textsIn } from '../build/check/checkContent';
import example from '../build/check/example.json';

/** Hashes of the example's translations, each with those of what it translates. */
const translations: Partial<Record<string, string[]>> = example.translations;

const list = new Intl.ListFormat('es');

/**
 * Names, file by file, what a translation still says as the example does, although the owner has changed what it translates. A
 * release accepts it, because it may be true: another owner is a "Full-stack developer", too.
 *
 * @param translated The content in another language.
 * @param folder Where its words lie.
 */
export function adviceOnOutdated(content: Content, translated: Content, folder: string): string[] {
  return Object.entries(translated).flatMap(([name, parts]) => {
    const originals = byField(content[name as keyof Content]);
    const fields = [...byField(parts)]
      .filter(([field, texts]) => texts.some((text) => isOutdated(text, originals.get(field) ?? [])))
      .map(([field]) => field)
      .filter((field) => !content.owner.kept.includes(field));
    if (fields.length === 0) return [];
    return `${fileOf(name, folder)}: textos del ejemplo cuyo original cambiaste: ${list.format(fields)}. Tradúcelos de nuevo o, si siguen siendo ciertos, añádelos a \`kept\` en src/content/owner.ts.`;
  });
}

/** @param originals What the first language says in the same field. What is the same in both is no translation. */
function isOutdated(text: string, originals: readonly string[]): boolean {
  const translated = translations[hashOf(text)];
  return translated !== undefined && !originals.some((one) => one === text || translated.includes(hashOf(one)));
}

/** The texts of a file. Those of a list, such as keywords, are one field: each language has its own order. */
function byField(parts: unknown): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [path, text] of textsIn(parts)) {
    const field = fieldAt(path.replace(/\.\d+$/, ''));
    fields.set(field, [...(fields.get(field) ?? []), text]);
  }
  return fields;
}
