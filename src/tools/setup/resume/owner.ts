import * as v from 'valibot';
import { contentSchema, type Owner } from '../../../content/schema';
import { link } from '../../../content/schema/kinds';
import type { Network } from '../../../content/schema/networks';
import { familyNameOf, inSentence, networkAt, networkNamed, siteAt, technologyNames } from '../answers';
import { iconOf, NEUTRAL_ICON } from '../write';
import { plain } from './dates';
import type { Notes } from './report';
import { addressAt, BASICS, defined, firstOf, fitted, type Reading, take } from './table';
import { type Entry, entriesIn, fieldOf, isEntry, itemsIn, textOf } from './texts';

const schema = contentSchema().owner.entries.owner.entries;

/** Where the profile of a user is. */
const USERS: Partial<Record<Network, string>> = {
  Behance: 'https://www.behance.net/',
  Dribbble: 'https://dribbble.com/',
  Facebook: 'https://www.facebook.com/',
  GitHub: 'https://github.com/',
  GitLab: 'https://gitlab.com/',
  Instagram: 'https://www.instagram.com/',
  LinkedIn: 'https://www.linkedin.com/in/',
  Medium: 'https://medium.com/@',
  X: 'https://x.com/',
  YouTube: 'https://www.youtube.com/@',
};

/** How people call a site of their own. */
const SITE = /port(?:a)?folio|sitio|p[aá]gina|^(?:(?:personal )?web(?:site)?|homepage|personal)$/i;

/** Technologies that the site has no icon for, and that are no groups of skills either. */
const TECHNOLOGIES =
  /^(angular|ansible|aws|azure|bash|c|c#|c\+\+|cypress|dart|django|docker|elixir|figma|firebase|flask|flutter|gcp|go|graphql|java|jenkins|jest|jquery|kotlin|kubernetes|laravel|less|linux|mongodb|mysql|nestjs|net|next|nuxt|php|python|rails|redis|ruby|rust|sass|scala|scss|spring|spring boot|sql|sqlite|svelte|swift|tailwind|tailwind css|terraform|vite|vue|webpack)$/;

/** Who the owner is, as far as a file says it, and the address that may be that of the site. */
export function ownerIn(file: Entry, reading: Reading): { owner: Partial<Owner>; siteUrl?: string } {
  const { notes } = reading;
  const basics = isEntry(file.basics) ? file.basics : {};
  const person = take(BASICS, { ...basics, ...placeIn(basics) }, reading);
  const { name = '', role } = person;
  const lastName = fieldOf(basics, 'lastName');
  const familyName = lastName && name.endsWith(lastName) ? lastName : name && familyNameOf(name);
  if (familyName !== lastName && reading.language === 'es')
    notes.note(name, `lleva los apellidos «${familyName}»; si no, cámbialos en owner.ts`);
  notes.note(fieldOf(basics, 'image', 'picture'), 'no se copia; la receta «Mi foto» la añade');
  const skills = skillsIn(file, reading);
  const { profiles, siteUrl } = profilesIn(basics, reading);
  const owner = { ...person, familyName, profession: role && inSentence(role) };
  return {
    owner: defined({ ...owner, ...(skills.length > 0 && { skills }), ...(profiles.length > 0 && { profiles }) }),
    siteUrl,
  };
}

/** A place may be a text, as in «San José, Costa Rica». */
function placeIn({ location, address }: Entry): Entry {
  if (isEntry(location)) return { city: location.city, country: fieldOf(location, 'countryCode', 'country') };
  const parts = textOf(location || address).split(/\s*,\s*/);
  return { city: parts[0], country: parts.length > 1 ? parts.at(-1) : undefined };
}

/** The profiles, and the address of a site, which may be among them. */
function profilesIn(basics: Entry, reading: Reading): { profiles: Owner['profiles']; siteUrl?: string } {
  const { notes } = reading;
  const found = new Map<string, Owner['profiles'][number]>();
  const own = fieldOf(basics, 'url', 'website');
  let siteUrl: string | undefined;
  for (const entry of entriesIn([...(own ? [{ url: own, network: 'web' }] : []), ...entriesIn(basics.profiles)])) {
    const place = entry.url === own ? own : entry;
    const [name = '', user = '', written = ''] = ['network', 'username', 'url'].map((field) => fieldOf(entry, field));
    const named = /^twitter$/i.test(name) ? 'X' : networkNamed(name);
    const userUrl = named && USERS[named] && /^@?[\w.-]+$/.test(user) && USERS[named] + user.replace('@', '');
    const url = [written && addressAt(written), userUrl].find((address) => v.is(link, address));
    const network = (url && networkAt(url)) || named || (/\b(?:blog|rss)\b/i.test(name) ? 'Blog' : undefined);
    const profile = url && network && { network, url };
    if (url) for (const text of [name, written]) notes.know(text);
    if (profile) reading.entries.set(profile, entry);
    if (!url) notes.note(place, 'no es una dirección que el sitio pueda enlazar, y queda fuera');
    else if (profile && found.has(siteAt(url))) notes.note(place, 'está dos veces');
    else if (profile) found.set(siteAt(url), profile);
    else if (SITE.test(name || user)) siteUrl ??= siteAt(url);
    else notes.note(place, 'no es una red que el sitio muestre, y queda fuera');
  }
  return { profiles: firstOf(schema.profiles, [...found.values()], reading), siteUrl };
}

const isTechnology = (name: string) =>
  iconOf(name) !== NEUTRAL_ICON || TECHNOLOGIES.test(plain(name).replace(/^\.|\.?js$| \d+$/g, ''));

/** The skills of all groups, each once; of more than the site shows, the first ones of each group. */
function skillsIn(file: Entry, reading: Reading): string[] {
  const { notes } = reading;
  const seen = new Set<string>();
  const ranked = entriesIn(file.skills).flatMap((entry) => {
    const texts = skillsOf(fieldOf(entry, 'name'), itemsIn(entry.keywords), notes);
    for (const text of texts) notes.know(text);
    const names = texts.flatMap(technologyNames).flatMap((name) => fitted(schema.skills.item, name, reading) ?? []);
    const others = names.filter((name) => !seen.has(plain(name)) && seen.add(plain(name)));
    return others.map((name, rank) => ({ name, rank }));
  });
  const byRank = ranked.toSorted((one, other) => one.rank - other.rank).map(({ name }) => name);
  const first = firstOf(schema.skills, byRank, reading);
  return ranked.flatMap(({ name }) => (first.includes(name) ? name : []));
}

/** Those of a group, which may itself be one, as in `{ "name": "React", "keywords": ["Frontend"] }`. */
function skillsOf(name: string, keywords: string[], notes: Notes): string[] {
  if (keywords.length === 0) return name ? [name] : [];
  if (!isTechnology(name)) {
    notes.note(name, 'es un grupo, del que quedan sus palabras clave');
    return keywords;
  }
  const labels = keywords.filter((keyword) => !isTechnology(keyword));
  for (const label of labels) notes.note(label, 'es una etiqueta de otra cosa, y queda fuera');
  return [name, ...keywords.filter(isTechnology)];
}
