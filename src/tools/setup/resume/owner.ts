/** What a file says that answers questions about the owner and one project, as the owner would type it. */
import { contentSchema } from '../../../content/schema';
import { plain } from '../../../schema/regions';
import { isEntry } from '../../build/check/texts';
import { inSentence, knownName, networkAt, sentence, technologyNames, withProtocol } from '../read';
import { iconOf, NEUTRAL_ICON } from '../write';
import { type Reading, sampleOf } from './reading';
import { type Entry, entriesIn, fieldOf, itemsIn, nameOf, said, summaryIn, textOf } from './texts';

/** Technologies that the site has no icon for, and that are no groups of skills either. */
const TECHNOLOGIES =
  /^(angular|ansible|aws|azure|bash|c|c#|c\+\+|cypress|dart|django|docker|elixir|figma|firebase|flask|flutter|gcp|go|graphql|java|jenkins|jest|jquery|kotlin|kubernetes|laravel|less|linux|mongodb|mysql|nestjs|net|next|nuxt|php|python|rails|redis|ruby|rust|sass|scala|scss|spring|spring boot|sql|sqlite|svelte|swift|tailwind|tailwind css|terraform|vite|vue|webpack)$/;

/** How many skills the site shows. */
const [, MOST_SKILLS = 0] = sampleOf(contentSchema().owner.entries.owner.entries.skills).limits ?? [];

/** Answers by the keys of their questions. What is empty is asked. */
export function answersIn(file: Entry, project: Entry, reading: Reading): Record<string, string> {
  const basics = isEntry(file.basics) ? file.basics : {};
  const role = said('label')(basics).replace(/\s[|•·]\s.*/, '');
  const [city, country] = placeIn(basics);
  const skills = skillsIn(file.skills, reading);
  const technologies = itemsIn(project.keywords).flatMap(technologyNames);
  const [about, made] = [leadAndRest(basics), leadAndRest(project)];
  return {
    'owner.name': said('name')(basics),
    'owner.familyName': said('lastName')(basics),
    'owner.role': role,
    'owner.profession': inSentence(role),
    'owner.skills': skills.join(', '),
    'owner.birthDate': said('birthDate', 'dateOfBirth')(basics),
    'owner.city': city,
    'owner.country': country,
    'owner.email': said('email')(basics).replace(/^mailto:/i, ''),
    'owner.phone': said('phone')(basics).replaceAll(/^tel:|\(0\)|[()./]/gi, ' '),
    'owner.profiles': profilesIn(basics, reading).join(', '),
    'owner.siteUrl': networkAt(addressIn(basics)) ? '' : addressIn(basics),
    'about.statement': about.lead,
    'about.paragraphs': about.rest,
    'project.title': said('name', 'title')(project),
    'project.description': made.lead,
    'project.paragraphs': made.rest,
    'project.url': codeOf(project) ? '' : addressIn(project),
    'project.technologies': technologies.filter((name) => knownName(name) ?? skills.includes(name)).join(', '),
  };
}

/** The address of a project, if its code is there. */
export function codeOf(project: Entry): string | undefined {
  return addressIn(project).match(/^https:\/\/(?:www\.)?(?:github|gitlab|bitbucket|codeberg)\.(?:com|org)\/.*/)?.[0];
}

export function addressIn(entry: Entry): string {
  const address = fieldOf(entry, 'url', 'website');
  return address && withProtocol(address);
}

/** City and country. A place may be a text, as in «San José, Costa Rica». */
function placeIn({ location, address }: Entry): [city: string, country: string] {
  if (isEntry(location)) return [textOf(location.city), fieldOf(location, 'countryCode', 'country')];
  const [city = '', ...others] = textOf(location || address).split(/\s*,\s*/);
  return [city, others.at(-1) ?? ''];
}

/** The addresses of the profiles that the site shows. That of the person may be one, or else that of the site. */
function profilesIn(basics: Entry, reading: Reading): string[] {
  const isShown = (entry: Entry) => networkAt(addressIn(entry)) || /\bblog\b/i.test(fieldOf(entry, 'network'));
  const entries = entriesIn(basics.profiles);
  const others = entries.filter((entry) => !isShown(entry)).map(nameOf);
  if (others.length > 0)
    reading.leave(`${others.join(', ')} no tiene una dirección de una red que el sitio muestre`, 'profiles');
  return [...new Set([basics, ...entries].filter(isShown).map(addressIn))];
}

/** The first sentence of what an entry says of itself, and its other paragraphs with the highlights as the last. */
function leadAndRest(entry: Entry): { lead: string; rest: string } {
  const { paragraphs, items } = summaryIn(entry);
  const [first = '', ...others] = paragraphs;
  // It is longer than «Soy Ing.».
  const [lead = first] = first.match(/^.{12,}?[.!?…]+(?=\s)/) ?? [];
  const listed = items.map(sentence).join(' ');
  return { lead, rest: [first.slice(lead.length), ...others, listed].join('\n').trim() };
}

/** The skills of all groups; of more than the site shows, the first ones of each group. */
function skillsIn(skills: unknown, reading: Reading): string[] {
  const groups = entriesIn(skills).map((entry) => skillsOf(fieldOf(entry, 'name'), itemsIn(entry.keywords)));
  const ranked = groups.flatMap((names) => names.flatMap(technologyNames).map((name, rank) => ({ name, rank })));
  const others = ranked.toSorted((one, other) => one.rank - other.rank).slice(MOST_SKILLS);
  const left = others.map(({ name }) => name).join(', ');
  if (left) reading.leave(`el sitio muestra ${MOST_SKILLS}, y no caben ${left}`, 'skills');
  return ranked.flatMap((skill) => (others.includes(skill) ? [] : skill.name));
}

/** Those of a group, which may itself be one, as in `{ "name": "React", "keywords": ["Frontend"] }`. */
function skillsOf(name: string, keywords: string[]): string[] {
  if (keywords.length === 0) return name ? [name] : [];
  return isTechnology(name) ? [name, ...keywords.filter(isTechnology)] : keywords;
}

function isTechnology(name: string): boolean {
  return iconOf(name) !== NEUTRAL_ICON || TECHNOLOGIES.test(plain(name).replace(/^\.|\.?js$| \d+$/g, ''));
}
