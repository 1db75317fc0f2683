import { owner } from '#content/owner';
import { fill } from './fill';

const { name, role, profession, city, country } = owner;

/** A template in which `{name}`, `{role}`, `{profession}`, `{city}` and `{country}` are the owner's. */
export function ownerText(template: string, values: Readonly<Record<string, string>> = {}): string {
  return fill(template, { name, role, profession, city, country, ...values });
}

export function ownerTexts(templates: readonly string[], values?: Readonly<Record<string, string>>): string[] {
  return templates.map((template) => ownerText(template, values));
}
