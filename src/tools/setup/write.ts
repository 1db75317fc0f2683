import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { about as exampleAbout } from '../../content/about';
import { owner as exampleOwner, editions as former } from '../../content/owner';
import type { Owner, ProjectEntry, Technology, Translation } from '../../content/schema';
import { services } from '../../content/services';
import { technologies } from '../../content/technologies';
import { regionNamed } from '../../schema/regions';
import { en } from '../../words/en';
import { readContent } from '../build/check/content';
import { drawn, iconOf } from './icons';
import { editions, language } from './language';
import type { Answers, Said } from './questions';

/** The folder of the content in English. */
const ENGLISH = 'src/content/en';
/** The folder that keeps the replaced files until the next `npm run setup`. */
export const BEFORE = '.cache/before-setup';
export const SCREENSHOTS = 'src/assets/projects';
const ICONS = 'src/assets/technologies';
/** The number of skills in the greeting if the owner has more. A longer sentence would be hard to read. */
const SKILLS_IN_GREETING = 6;
/** The drawings in `src/assets/illustrations` that show the example's city and country. */
const DRAWINGS = ['skyline', 'map'];

/** The text of a new `words.ts`, which is the only file of the content that can be missing. */
const NO_WORDS = "import type { OwnWords } from '../schema';\n\nexport const words: OwnWords = {};\n";

/** Whether `offer`, the end of a sentence on home, is still the example's. */
export const keepsOffer = /^(diseño experiencias intuitivas|I design intuitive experiences)/.test(exampleAbout.offer);

/** New values of constants: by the names of files, and in each file by the names of constants. */
type Changes = Record<string, Record<string, unknown>>;

/** Returns whether the owner lives in the example's city, which the drawings of the example show. */
function isAtHome({ owner }: Said, example: Pick<Owner, 'city' | 'country'> = exampleOwner): boolean {
  return owner.country === example.country && owner.city === example.city;
}

/** Returns the technologies that skills and projects name, with their icons. */
export function technologiesOf({ owner, project, projects }: Said): Technology[] {
  const used = [project, ...Object.values(projects)].flatMap(({ technologies = [] }) => technologies);
  return [...new Set([...(owner.skills ?? []), ...used])].map((name) => ({
    ...technologies.find((known) => known.name === name),
    ...{ name, icon: iconOf(name) },
  }));
}

/**
 * Returns the new values for `src/content/`. Fields that are not asked for keep the example's values.
 *
 * @param example The English texts of the example, given only if they replace the Spanish texts.
 */
export function changesOf(main: Said, example?: Translation) {
  const { owner, about, project, projects, career, curriculum } = main;
  const facts: Owner = { ...exampleOwner, ...(example?.owner.owner as Partial<Owner>) };
  const { hero } = facts.illustrations;
  const keepsDrawings = isAtHome(main, facts);
  const translated = example?.services.services;
  const { name: picture } = path.parse(project.image ?? '');
  const asked = { technologies: [], ...project, image: picture.normalize('NFC') || undefined };
  const ids = Object.keys(projects).length > 0 ? Object.keys(projects).map(Number) : [1];
  const kept = services.map(({ image }) => `services/${image}`);
  return {
    owner: {
      owner: {
        ...facts,
        ...{ birthDate: undefined, city: undefined, phone: undefined, profiles: [] },
        ...owner,
        region: regionOf(main),
        illustrations: keepsDrawings ? facts.illustrations : { hero },
        skillsInGreeting: (owner.skills?.length ?? 0) > SKILLS_IN_GREETING ? SKILLS_IN_GREETING : undefined,
      } satisfies Owner,
      curriculum,
      kept: [...kept, ...(keepsDrawings ? DRAWINGS.map((name) => `illustrations/${name}`) : [])],
      editions,
    },
    projects: {
      projects: ids.map((id) => projects[id] ?? { ...asked, id }) as ProjectEntry[],
      footerProjects: ids.slice(0, 4),
      demos: [],
    },
    technologies: { technologies: technologiesOf(main) },
    career: { career },
    about: { about: { ...exampleAbout, ...example?.about.about, ...about } },
    ...(translated && {
      services: { services: services.map((service, index) => ({ ...service, ...translated[index] })) },
    }),
    ...(example && { words: { words: introFor(owner) } }),
  };
}

function regionOf({ owner: { country = '' } }: Said): string {
  return regionNamed(country, language)?.code ?? '';
}

/** Returns the new values for `src/content/en/`, which are written even for a site without English: the owner can add English later. */
export function englishChanges({ main, english }: Answers, { owner: words, about: example }: Translation): Changes {
  const { owner, about, project, projects, curriculum, career } = english;
  const { skills, city } = main.owner;
  return {
    owner: {
      owner: {
        ...{ ...words.owner, skills, city, ...owner },
        country: new Intl.DisplayNames('en', { type: 'region' }).of(regionOf(main)),
        illustrations: isAtHome(main) ? words.owner.illustrations : { hero: words.owner.illustrations.hero },
      },
      curriculum,
    },
    career: { career },
    projects: { projects: project.title ? { 1: project } : projects, demos: [] },
    about: { about: { ...example.about, ...about } },
    words: { words: introFor(owner) },
  };
}

/** Corrects the article before the profession, as in «As an engineer». Returns no words if the article is right. */
function introFor({ profession = '' }: Partial<Owner>) {
  const intro = en.aboutTeaser.intro.replace(/\ban? (?=\{profession\})/, /^[aeio]/i.test(profession) ? 'an ' : 'a ');
  return intro === en.aboutTeaser.intro ? {} : { aboutTeaser: { intro } };
}

/** Replaces the example with the answers. */
export async function write(answers: Answers) {
  // Loading TypeScript takes a second, so the import waits until all questions are answered.
  const { withValues } = await import('./withValues');
  const words = existsSync(ENGLISH) && ((await readContent(ENGLISH, '.cache/en')) as unknown as Translation);
  const example = words && language === 'en' && former[0] !== language ? words : undefined;
  const { image } = answers.main.project;
  const inFolder = (folder: string, changes: Changes) =>
    Object.entries(changes).map(([name, values]) => {
      const file = `${folder}/${name}.ts`;
      return [file, withValues(existsSync(file) ? readFileSync(file, 'utf8') : NO_WORDS, values)] as const;
    });
  const changes = changesOf(answers.main, example);
  // All files are read before the first is written, because the screenshot can be in the folder that is emptied.
  const screenshot = image && readFileSync(image);
  const files = [
    ...inFolder('src/content', changes),
    ...(words && language !== 'en' ? inFolder(ENGLISH, englishChanges(answers, words)) : []),
  ];

  rmSync(BEFORE, { recursive: true, force: true });
  for (const folder of ['src/content', 'src/assets/illustrations', SCREENSHOTS])
    if (existsSync(folder)) cpSync(folder, path.join(BEFORE, folder), { recursive: true });
  rmSync(SCREENSHOTS, { recursive: true, force: true });
  mkdirSync(SCREENSHOTS);
  if (image && screenshot) writeFileSync(path.join(SCREENSHOTS, path.basename(image)), screenshot);
  if (!changes.owner.owner.illustrations.map)
    for (const name of DRAWINGS) rmSync(`src/assets/illustrations/${name}.svg`, { force: true });
  const icons = readdirSync(ICONS).map((file) => path.parse(file).name);
  for (const { icon } of technologiesOf(answers.main).filter(({ icon }) => !icons.includes(icon))) {
    const [extension, contents] = await drawn(icon);
    writeFileSync(`${ICONS}/${icon}.${extension}`, contents);
  }
  for (const [file, source] of files) writeFileSync(file, source);
  const format = ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...files.map(([file]) => file)];
  execFileSync(process.execPath, format, { stdio: 'ignore' });
}
