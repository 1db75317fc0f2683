import { contentSchema } from '../../../content/schema';
import { technologyNames } from '../read';
import { iconOf, NEUTRAL_ICON } from '../write';
import { type Reading, sampleOf } from './reading';
import { entriesIn, fieldOf, itemsIn, plain } from './texts';

/** Technologies that the site has no icon for, and that are no groups of skills either. */
const TECHNOLOGIES =
  /^(angular|ansible|aws|azure|bash|c|c#|c\+\+|cypress|dart|django|docker|elixir|figma|firebase|flask|flutter|gcp|go|graphql|java|jenkins|jest|jquery|kotlin|kubernetes|laravel|less|linux|mongodb|mysql|nestjs|net|next|nuxt|php|python|rails|redis|ruby|rust|sass|scala|scss|spring|spring boot|sql|sqlite|svelte|swift|tailwind|tailwind css|terraform|vite|vue|webpack)$/;

/** How many the site shows. */
const [, MOST = 0] = sampleOf(contentSchema().owner.entries.owner.entries.skills).limits ?? [];

/** The skills of all groups, each once; of more than the site shows, the first ones of each group. */
export function skillsIn(skills: unknown, reading: Reading): string[] {
  const seen = new Set<string>();
  const ranked = entriesIn(skills).flatMap((entry) => {
    const names = skillsOf(fieldOf(entry, 'name'), itemsIn(entry.keywords)).flatMap(technologyNames);
    const others = names.filter((name) => !seen.has(plain(name)) && seen.add(plain(name)));
    return others.map((name, rank) => ({ name, rank }));
  });
  const byRank = ranked.toSorted((one, other) => one.rank - other.rank);
  const others = byRank.slice(MOST);
  if (others.length > 0)
    reading.leave(`el sitio muestra ${MOST}, y no caben ${others.map(({ name }) => name).join(', ')}`, 'skills');
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
