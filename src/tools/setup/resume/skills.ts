import * as v from 'valibot';
import { contentSchema } from '../../../content/schema';
import { plain } from '../../../schema/regions';
import { isTechnology } from '../icons';
import { words } from '../language';
import { technologyNames } from '../read';
import { type Reading, sampleOf } from './reading';
import { bare, type Entry, plainTextOf, textOf, withDetails } from './texts';

const { owner, curriculum } = contentSchema().owner.entries;
const { skills } = owner.entries;
const group = curriculum.entries.skills.wrapped.item.entries;
/** The most skills that the greeting and the structured data have. */
const [, MOST_SKILLS = 0] = sampleOf(skills).limits ?? [];

/** The fields that can have the subject of an entry, and the fields that can have the skills. */
const NAME = ['name', 'category', 'title', 'label'];
const KEYWORDS = ['keywords', 'items', 'skills', 'description'];

/** Returns the skills for the greeting. If there are too many, the first skills of each group are taken. */
export function skillsIn(entries: readonly Entry[] = []): string[] {
  const groups = entries.map((entry) => skillsOf(plainTextOf(entry, ...NAME), keywordsIn(entry).map(textOf)));
  const ranked = groups.flatMap((names) => names.flatMap(technologyNames).map((name, rank) => ({ name, rank })));
  const fitting = ranked.filter(({ name }) => v.is(skills.item, name));
  const first = fitting.toSorted((one, other) => one.rank - other.rank).slice(0, MOST_SKILLS);
  return fitting.flatMap((skill) => (first.includes(skill) ? skill.name : []));
}

/**
 * Groups skills by subject, and skills without a subject by level. Returns no groups if no skill has a subject or a level and
 * the greeting can name all skills.
 */
export function groupsIn(entries: readonly Entry[] = [], reading: Reading): { heading: string; items: string[] }[] {
  const { general } = words;
  const groups = new Map<string, string[]>();
  for (const entry of entries) {
    reading.withOtherTexts('skills', entry, [...NAME, 'level', ...KEYWORDS]);
    const [name, level] = [plainTextOf(entry, ...NAME), plainTextOf(entry, 'level')];
    const keywords = keywordsIn(entry).map((keyword) => bare(withDetails(keyword)));
    const heading = (keywords.length > 0 ? [name, level].filter(Boolean).join(', ') : level) || general;
    groups.set(heading, [...(groups.get(heading) ?? []), ...(keywords.length > 0 ? keywords : [name])]);
  }
  if (groups.size === 1 && (groups.get(general) ?? []).length <= MOST_SKILLS && groups.has(general)) return [];
  return [...groups].map(([heading, items]) => ({
    heading: reading.fit(group.heading, heading) ?? general,
    items: reading.fit(group.items, [...new Map(items.map((item) => [plain(item), item])).values()]) ?? [],
  }));
}

function keywordsIn(entry: Entry): unknown[] {
  return KEYWORDS.flatMap((name) => entry[name] ?? []).filter(textOf);
}

/** Returns the skills of a group. The group's name can be a skill, as in `{ "name": "React", "keywords": ["Frontend"] }`. */
function skillsOf(name: string, keywords: string[]): string[] {
  if (keywords.length === 0) return name ? [name] : [];
  return isKnownTechnology(name) ? [name, ...keywords.filter(isKnownTechnology)] : keywords;
}

/** Returns whether a skill is a technology, even a technology that Devicon lacks. */
function isKnownTechnology(name: string): boolean {
  return isTechnology(name) || /^(django|graphql|jest|less|sql)$/i.test(name);
}
