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

/** The content of the English edition. */
const ENGLISH = 'src/content/en';
/** Where what the answers replace stays until the next `npm run setup`. */
export const BEFORE = '.cache/before-setup';
export const SCREENSHOTS = 'src/assets/projects';
const ICONS = 'src/assets/technologies';
/** How many skills the greeting names of more: as a sentence it can be read at once. */
const SKILLS_IN_GREETING = 6;
/** In `src/assets/illustrations`, of the example's country. */
const DRAWINGS = ['skyline', 'map'];

/** The only file that may be missing. */
const NO_WORDS = "import type { OwnWords } from '../schema';\n\nexport const words: OwnWords = {};\n";

/** Whether the end of the sentence on home is still the example's. */
export const keepsOffer = /^(diseño experiencias intuitivas|I design intuitive experiences)/.test(exampleAbout.offer);

/** Values by constants, by files of a folder. */
type Changes = Record<string, Record<string, unknown>>;

/** Whether the drawings of the example show the owner's city too. */
function isAtHome({ owner }: Said, example: Pick<Owner, 'city' | 'country'> = exampleOwner): boolean {
  return owner.country === example.country && owner.city === example.city;
}

/** The technologies that are named, with their icons. */
export function technologiesOf({ owner, project, projects }: Said): Technology[] {
  const used = [project, ...Object.values(projects)].flatMap(({ technologies = [] }) => technologies);
  return [...new Set([...(owner.skills ?? []), ...used])].map((name) => ({
    ...technologies.find((known) => known.name === name),
    ...{ name, icon: iconOf(name) },
  }));
}

/** The facts and the texts as the answers say them, with what else the example says, in the language of its translation if there is one. */
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

/** What changes in the English edition; also if there is to be none, so that it can be added later. */
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

/** «As an engineer», where the profession needs it. */
function introFor({ profession = '' }: Partial<Owner>) {
  const intro = en.aboutTeaser.intro.replace(/\ban? (?=\{profession\})/, /^[aeio]/i.test(profession) ? 'an ' : 'a ');
  return intro === en.aboutTeaser.intro ? {} : { aboutTeaser: { intro } };
}

/** Replaces the example with what the answers say. */
export async function write(answers: Answers) {
  // It takes a second, for which the first question does not have to wait.
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
  // All is read before anything is written: the screenshot may be in the folder that is emptied.
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
