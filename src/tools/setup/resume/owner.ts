/** What a file says that answers questions about the owner and one project, as the owner would type it. */
import { contentSchema } from '../../../content/schema';
import { inSentence, knownName, networkAt, sentence, technologyNames, withProtocol } from '../read';
import { type Reading, sampleOf } from './reading';
import { skillsIn } from './skills';
import { type Entry, entriesIn, fieldOf, isEntry, itemsIn, nameOf, partsOf, said, summaryIn, textOf } from './texts';

/** How many characters the one sentence about the owner or a project may have. */
const { length: LONGEST_LEAD = 0 } = sampleOf(contentSchema().about.entries.about.entries.statement);

/** Answers by the keys of their questions. What is empty is asked. */
export function answersIn(file: Entry, project: Entry, reading: Reading): Record<string, string> {
  const basics = isEntry(file.basics) ? file.basics : {};
  const role = said('label')(basics).replace(/\s[|•·]\s.*/, '');
  const [city, country] = placeIn(basics);
  const skills = skillsIn(file.skills, reading);
  const technologies = itemsIn(project.keywords).flatMap(technologyNames);
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
    'about.statement': leadAndRest(basics).lead,
    'about.paragraphs': leadAndRest(basics).rest.join('\n'),
    'project.title': said('name', 'title')(project),
    'project.description': leadAndRest(project).lead,
    'project.paragraphs': leadAndRest(project).rest.join('\n'),
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

/** What an entry says of itself: a short first paragraph or else the first sentence, and the paragraphs after it, its highlights last. */
function leadAndRest(entry: Entry): { lead: string; rest: string[] } {
  const { paragraphs, items } = partsOf(summaryIn(entry));
  const [first = '', ...others] = paragraphs;
  const isWhole = others.length > 0 && sentence(first).length <= LONGEST_LEAD;
  // It is longer than «Soy Ing.».
  const [start = first] = (isWhole ? undefined : first.match(/^.{12,}?[.!?…]+(?=\s)/)) ?? [];
  const lead = sentence(start).length <= LONGEST_LEAD ? start : '';
  const listed = [...items, ...itemsIn(entry.highlights)].map(sentence).join(' ');
  return {
    lead: sentence(lead),
    rest: [first.slice(lead.length), ...others, listed].map(sentence).filter(Boolean),
  };
}
