import { plain } from '../../../schema/regions';
import { capitalised } from '../../../site/editionData';
import { isEntry } from '../../build/check/texts';
import { words } from '../language';
import { withoutSamples } from './samples';
import { EMOJI, type Entry, entriesIn, NAMES, nameOf } from './texts';

/** A résumé by the sections of JSON Resume, without the remains of a sample. */
export interface ResumeFile {
  name: string;
  basics: Entry;
  /** The entries of each section. A section that JSON Resume lacks keeps its own name. */
  sections: Record<string, Entry[]>;
  /** Notes on the parts that are left out already. */
  left: string[];
}

/** Patterns of the names that people give to sections, without accents. */
const SECTIONS: Record<string, RegExp> = {
  volunteer: /volunt/,
  projects: /project|proyecto|opensource/,
  work: /^(work|jobs|employment)$|experienc/,
  education: /^(education|studies|educacion|estudios|formacion)$/,
  certificates: /certifica/,
  publications: /publica|^(papers|articles)$/,
  awards: /award|honou?rs|premios/,
  talks: /talks|speaking|presentations|conferenc|charlas|ponencias/,
  skills: /skills$|habilidades/,
  languages: /^(languages|idiomas)$/,
  interests: /^(interests|hobbies|intereses|aficiones)$/,
  references: /^(references|testimonials|recommendations|referencias)$/,
};

export function sectionsOf(name: string, { $schema, meta, basics, ...resume }: Entry): ResumeFile {
  const left: string[] = [];
  const sections: ResumeFile['sections'] = {};
  const clean = (section: string, value: unknown) =>
    withoutSamples(value, (sample, entry) =>
      left.push(`${section}${entry ? ` ${words.quoted(nameOf(entry))}` : ''}: ${words.sample(sample)}`),
    );
  for (const [key, value] of Object.entries(resume)) {
    const [known = key] = Object.entries(SECTIONS).find(([, names]) => names.test(plain(key))) ?? [];
    // A list of words under an unknown name is a group of skills.
    const isSubject = areWords(value) && (!(known in SECTIONS) || /\wskills/i.test(key));
    const section = isSubject ? 'skills' : known;
    const written = entriesIn(section === 'skills' ? value : clean(key, value));
    const entries = isSubject
      ? [{ name: headingOf(key), keywords: value }]
      : written.flatMap((entry) => bySubject(section, entry));
    if (entries.length === 0) continue;
    if (typeof value !== 'object') left.push(`${key}: ${words.noPlace(words.quoted(`${value}`))}`);
    else if (/^\P{L}/u.test(key)) left.push(`${key}: ${words.aside}`);
    else sections[section] = [...(sections[section] ?? []), ...entries];
  }
  const emoji = JSON.stringify([basics, resume]).match(EMOJI) ?? [];
  const signs = new Set(emoji.map((sign) => sign.trim()));
  if (signs.size > 0) left.push(`${[...signs].join(' ')}: ${words.emoji}`);
  const person = clean('basics', basics);
  return { name, basics: isEntry(person) ? person : {}, sections, left };
}

/** Makes a heading of a field's name: «Side projects» from `sideProjects`. */
export function headingOf(key: string): string {
  return capitalised(key.replaceAll(/[_-]+|(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase(), 'es');
}

function areWords(value: unknown): boolean {
  const isWord = (item: unknown) => typeof item === 'string' && item.length < 40;
  return Array.isArray(value) && value.length > 0 && value.every(isWord);
}

/** Splits an entry of skills or interests by subject if its fields are subjects, as in `{ "frontend": ["React"] }`. */
function bySubject(section: string, entry: Entry): Entry[] {
  const hasKnownField = [...NAMES, 'category', 'keywords'].some((name) => name in entry);
  if (hasKnownField || !/^(skills|interests)$/.test(section)) return [entry];
  return Object.entries(entry).map(([name, keywords]) => ({ name, keywords }));
}
