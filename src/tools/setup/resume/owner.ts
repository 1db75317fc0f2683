import { contentSchema, type Owner } from '../../../content/schema';
import { regionNamed } from '../../../content/schema/regions';
import { familyNameOf, inSentence } from '../answers';
import type { Entry, Tell, Value } from './entries';
import { firstOf, fitting, fittingWhole, limitOf } from './fit';
import type { Language } from './languages';
import { namedTechnologies } from './technologyNames';

const fields = contentSchema().owner.entries.owner.entries;

/** Who the owner is, as far as the file says it. */
export function personOf(basics: Entry, language: Language, tell: Tell): Partial<Owner> {
  const name = fittingWhole(fields.name, basics.line('name'), tell);
  const role = roleOf(basics.line('label'), tell);
  const mail = basics.raw('email');
  return {
    name,
    familyName: familyName(name, basics.line('lastName'), tell),
    role,
    profession: role && inSentence(role),
    birthDate: birthDateOf(basics.line('birthDate', 'dateOfBirth'), tell),
    email: fittingWhole(fields.email, mail && { ...mail, text: mail.text.replace(/^mailto:/i, '') }, tell),
    ...placeOf(basics, language, tell),
  };
}

function familyName(name = '', written: Value | undefined, tell: Tell): string | undefined {
  if (written && name.endsWith(written.text)) return written.text;
  if (written) tell(written, 'no es el final del nombre, y queda fuera');
  if (!name) return undefined;
  const guess = familyNameOf(name);
  tell({ path: 'basics.name', text: name }, `lleva los apellidos «${guess}»; si no, cámbialos en owner.ts`);
  return guess;
}

/** The whole label, or what it says first. */
function roleOf(label: Value | undefined, tell: Tell): string | undefined {
  const { role } = fields;
  const isTooLong = label && label.text.length > limitOf(role);
  const [first = '', ...others] = label?.text.split(isTooLong ? /\s[|•·–—-]\s/ : /\s[|•·]\s/) ?? [];
  if (!label || others.length === 0) return fittingWhole(role, label, tell);
  const shorter = fittingWhole(role, { ...label, text: first }, tell);
  if (shorter) tell(label, `queda como «${shorter}», que cabe en una frase`);
  return shorter;
}

/** LinkedIn writes it as in «Mar 14, 1994», or without the year. */
const WHOLE_DATE = /^(?:\d{4}-\d{2}-\d{2}|[a-z]{3,} \d{1,2}, \d{4})$/i;

function birthDateOf(value: Value | undefined, tell: Tell): string | undefined {
  if (!value) return undefined;
  const date = new Date(WHOLE_DATE.test(value.text) ? `${value.text} UTC` : '');
  if (!Number.isNaN(date.getTime())) {
    return fittingWhole(fields.birthDate, { ...value, text: date.toISOString().slice(0, 10) }, tell);
  }
  tell(value, 'no se entiende como fecha con día, mes y año, y se pregunta');
  return undefined;
}

function placeOf(basics: Entry, language: Language, tell: Tell): Pick<Partial<Owner>, 'city' | 'country'> {
  const location = basics.entry('location', 'address');
  // As in «San José, Costa Rica».
  const [first, ...others] = location.isText ? partsOf(location.line('address')) : [];
  const city = first ?? location.line('city');
  const country = others.at(-1) ?? location.line('countryCode', 'country');
  if (!location.isText) location.finish();
  for (const part of others.slice(0, -1)) tell(part, 'no tiene lugar en el sitio');
  return { city: fitting(fields.city, city, tell), country: countryOf(country, language, tell) };
}

function partsOf(value: Value | undefined): Value[] {
  return value?.text.split(/\s*,\s*/).map((text) => ({ ...value, text })) ?? [];
}

/** A country by its code or its name in one of two languages. */
function countryOf(value: Value | undefined, language: Language, tell: Tell): string | undefined {
  if (!value) return undefined;
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const code = /^[a-z]{2}$/i.test(value.text)
    ? new Intl.Locale(`es-${value.text}`).region
    : (regionNamed(value.text, 'es') ?? regionNamed(value.text, 'en'))?.code;
  const name = code && names.of(code);
  if (name && regionNamed(name, language)) return name;
  tell(value, 'no es un país que se reconozca, y se pregunta');
  return undefined;
}

/** The phone, if it can be called from anywhere. One without the country's prefix is to be asked for. */
export function phoneOf(value: Value | undefined, tell: Tell): { phone?: string; isIncomplete: boolean } {
  const text = value?.text
    .replace(/^tel:/i, '')
    .replaceAll(/\(0\)/g, ' ')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/[()./\s]+/g, ' ')
    .trim()
    .replace(/^00/, '+');
  if (!value || !text) return { isIncomplete: false };
  const digits = text.replaceAll(/\D/g, '').length;
  if (digits < 6) {
    tell(value, 'no es un teléfono, y queda fuera');
    return { isIncomplete: false };
  }
  const phone = fittingWhole(fields.phone, { ...value, text }, () =>
    tell(value, 'no es un número con el prefijo del país, y se pregunta'),
  );
  if (phone && phone !== value.text) tell(value, `queda como ${phone}`);
  return { phone, isIncomplete: !phone };
}

/** Those of all groups, each once. */
export function skillsOf(entries: Entry[], tell: Tell): string[] {
  const { skills } = fields;
  const found = entries.flatMap((entry) => {
    const [name, keywords] = [entry.line('name'), entry.lines('keywords')];
    entry.finish();
    if (name && keywords.length > 0) tell(name, 'es un grupo, del que solo quedan las palabras clave');
    return keywords.length > 0 ? keywords : (name ?? []);
  });
  const fit = found
    .flatMap((value) => namedTechnologies(value, tell))
    .filter((value) => fittingWhole(skills.item, value, tell) !== undefined);
  const once = fit.filter(({ text }, index) => fit.findIndex((other) => isSame(other.text, text)) === index);
  return firstOf(skills, once, (skill) => skill, tell).map(({ text }) => text);
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
