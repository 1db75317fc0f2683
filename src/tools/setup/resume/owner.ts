import * as v from 'valibot';
import type { Owner } from '../../../content/schema';
import { link } from '../../../content/schema/kinds';
import { inSentence, networkAt, networkNamed, siteAt, technologyNames, withProtocol } from '../read';
import { iconOf, NEUTRAL_ICON } from '../write';
import type { Reading } from './reading';
import { defined, schema, take } from './table';
import { type Entry, entriesIn, fieldOf, isEntry, itemsIn, plain, textOf } from './texts';

/** How people call a site of their own. */
const SITE = /port(?:a)?folio|sitio|p[aá]gina|^(?:(?:personal )?web(?:site)?|homepage|personal)$/i;

/** Technologies that the site has no icon for, and that are no groups of skills either. */
const TECHNOLOGIES =
  /^(angular|ansible|aws|azure|bash|c|c#|c\+\+|cypress|dart|django|docker|elixir|figma|firebase|flask|flutter|gcp|go|graphql|java|jenkins|jest|jquery|kotlin|kubernetes|laravel|less|linux|mongodb|mysql|nestjs|net|next|nuxt|php|python|rails|redis|ruby|rust|sass|scala|scss|spring|spring boot|sql|sqlite|svelte|swift|tailwind|tailwind css|terraform|vite|vue|webpack)$/;

/** Who the owner is, as far as a file says it, and the address that may be that of the site. */
export function ownerIn(file: Entry, reading: Reading): { owner: Partial<Owner>; siteUrl?: string } {
  const basics = isEntry(file.basics) ? file.basics : {};
  reading.where = 'basics';
  const person: Partial<Owner> = take('basics', { ...basics, ...placeIn(basics) }, reading) ?? {};
  const lastName = fieldOf(basics, 'lastName');
  const familyName = lastName && person.name?.endsWith(lastName) ? lastName : undefined;
  const profession = person.role && inSentence(person.role);
  const { profiles, siteUrl } = profilesIn(basics, reading);
  return { owner: defined({ ...person, familyName, profession, skills: skillsIn(file, reading), profiles }), siteUrl };
}

/** A place may be a text, as in «San José, Costa Rica». */
function placeIn({ location, address }: Entry): Entry {
  if (isEntry(location)) return { city: location.city, country: fieldOf(location, 'countryCode', 'country') };
  const [city, ...others] = textOf(location || address).split(/\s*,\s*/);
  return { city, country: others.at(-1) };
}

/** The profiles, and the address of a site, which may be among them. */
function profilesIn(basics: Entry, reading: Reading): { profiles?: Owner['profiles']; siteUrl?: string } {
  const own = { network: 'web', url: fieldOf(basics, 'url', 'website') };
  const profiles: Owner['profiles'][number][] = [];
  let siteUrl: string | undefined;
  for (const entry of [...(own.url ? [own] : []), ...entriesIn(basics.profiles)]) {
    const name = fieldOf(entry, 'network', 'username');
    const url = withProtocol(fieldOf(entry, 'url'));
    const network = networkAt(url) ?? networkNamed(name) ?? (/\bblog\b/i.test(name) ? 'Blog' : undefined);
    if (!v.is(link, url)) reading.leave(`el perfil «${name}» no tiene una dirección que el sitio pueda enlazar`);
    else if (network) profiles.push(...(profiles.some((profile) => profile.url === url) ? [] : [{ network, url }]));
    else if (SITE.test(name)) siteUrl ??= siteAt(url);
    else reading.leave(`el perfil «${name}» no es de una red que el sitio muestre`);
  }
  return { profiles: profiles.length > 0 ? reading.first(schema.person.profiles, profiles) : undefined, siteUrl };
}

/** The skills of all groups, each once; of more than the site shows, the first ones of each group. */
function skillsIn(file: Entry, reading: Reading): string[] | undefined {
  reading.where = 'skills';
  const seen = new Set<string>();
  const ranked = entriesIn(file.skills).flatMap((entry) => {
    const names = skillsOf(fieldOf(entry, 'name'), itemsIn(entry.keywords), reading).flatMap(technologyNames);
    const others = names.filter((name) => !seen.has(plain(name)) && seen.add(plain(name)));
    return others.map((name, rank) => ({ name, rank }));
  });
  const byRank = ranked.toSorted((one, other) => one.rank - other.rank).map(({ name }) => name);
  const first = reading.texts(schema.person.skills, byRank);
  return first && ranked.flatMap(({ name }) => (first.includes(name) ? name : []));
}

/** Those of a group, which may itself be one, as in `{ "name": "React", "keywords": ["Frontend"] }`. */
function skillsOf(name: string, keywords: string[], reading: Reading): string[] {
  if (keywords.length === 0) return name ? [name] : [];
  const isOne = isTechnology(name);
  const labels = isOne ? keywords.filter((keyword) => !isTechnology(keyword)) : [name].filter(Boolean);
  if (labels.length > 0) reading.leave(`«${labels.join(', ')}» es nombre de un grupo`);
  return isOne ? [name, ...keywords.filter(isTechnology)] : keywords;
}

function isTechnology(name: string): boolean {
  return iconOf(name) !== NEUTRAL_ICON || TECHNOLOGIES.test(plain(name).replace(/^\.|\.?js$| \d+$/g, ''));
}
