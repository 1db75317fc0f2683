/** Finds the answers about the owner in a résumé, in the form in which the owner would type the answers. */
import * as v from 'valibot';
import { contentSchema } from '../../../content/schema';
import { isEntry } from '../../build/check/texts';
import { words } from '../language';
import { inSentence, networkAt, sentence, withProtocol } from '../read';
import { type Reading, sampleOf } from './reading';
import type { ResumeFile } from './sections';
import { skillsIn } from './skills';
import {
  type Entry,
  entriesIn,
  firstTextOf,
  leadOf,
  linesOf,
  nameOf,
  piecesOf,
  plainTextOf,
  running,
  summaryIn,
  TEXTS,
  textOf,
} from './texts';

const content = contentSchema();
const { owner } = content.owner.entries;
const { statement, paragraphs } = content.about.entries.about.entries;

/** The fields that can have the web address of an entry. */
export const ADDRESS = ['url', 'website', 'link', 'homepage', 'demo'];

const LABEL = ['label', 'headline', 'title'];
const KNOWN = [
  ...['name', 'lastName', ...LABEL, 'birthDate', 'dateOfBirth', 'location', 'address', 'email', 'phone'],
  ...[...ADDRESS, 'profiles', ...TEXTS],
];

/** Returns answers by the keys of their questions. A question with an empty answer is asked. */
export function answersIn({ basics, sections }: ResumeFile, reading: Reading): Record<string, string> {
  const whole = reading.withOtherTexts('basics', basics, KNOWN);
  const [role = '', ...notes] = plainTextOf(basics, ...LABEL).split(/\s[|•·]\s/);
  if (notes.length > 0) reading.leave(words.noTitle(notes.join(' | ')), 'basics.label');
  const [city, country] = placeIn(basics, reading);
  const summary = summaryIn(whole);
  const texts = [...summary.paragraphs, summary.items.map(sentence).join(' ')];
  const { lead, rest } = leadOf(texts, sampleOf(statement).length);
  return {
    'owner.name': plainTextOf(basics, 'name'),
    'owner.familyName': plainTextOf(basics, 'lastName'),
    'owner.role': role,
    'owner.profession': v.is(owner.entries.role, role) ? inSentence(role) : '',
    'owner.skills': skillsIn(sections.skills).join(', '),
    'owner.birthDate': plainTextOf(basics, 'birthDate', 'dateOfBirth'),
    'owner.city': city,
    // The question refuses codes of three letters, so such a code is left out.
    'owner.country': country.replace(/^[a-z]{3}$/i, ''),
    'owner.email': plainTextOf(basics, 'email').replace(/^mailto:/i, ''),
    'owner.phone': plainTextOf(basics, 'phone').replaceAll(/^tel:|\(0\)|[()./]/gi, ' '),
    'owner.profiles': profilesIn(basics, reading).join(', '),
    'owner.siteUrl': networkAt(addressIn(basics)) ? '' : addressIn(basics),
    'about.statement': running(lead),
    'about.paragraphs': linesOf(rest.flatMap((text) => piecesOf(text, sampleOf(paragraphs.item).length))),
  };
}

export function addressIn(entry: Entry): string {
  const address = firstTextOf(entry, ...ADDRESS);
  return address && withProtocol(address);
}

/** Returns city and country. The file can have the city and the country in one text, as in «San José, Costa Rica». */
function placeIn({ location, address }: Entry, reading: Reading): [city: string, country: string] {
  if (isEntry(location)) {
    reading.withOtherTexts('basics.location', location, ['city', 'countryCode', 'country']);
    return [textOf(location.city), firstTextOf(location, 'countryCode', 'country')];
  }
  const [city = '', ...others] = textOf(location || address).split(/\s*,\s*/);
  return [city, others.at(-1) ?? ''];
}

/** Returns the addresses of the profiles that the site shows. The person's own address can be a profile, too. */
function profilesIn(basics: Entry, reading: Reading): string[] {
  const isShown = (entry: Entry) => networkAt(addressIn(entry)) || /\bblog\b/i.test(firstTextOf(entry, 'network'));
  const entries = entriesIn(basics.profiles);
  const others = entries.filter((entry) => !isShown(entry)).map(nameOf);
  if (others.length > 0) reading.leave(words.noNetwork(others.join(', ')), 'profiles');
  return [...new Set([basics, ...entries].filter(isShown).map(addressIn))];
}
