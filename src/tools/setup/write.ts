import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { about as exampleAbout } from '../../content/about';
import { owner as example } from '../../content/owner';
import type { Owner, ProjectEntry, Technology, Translation } from '../../content/schema';
import { services } from '../../content/services';
import { technologies } from '../../content/technologies';
import { regionNamed } from '../../schema/regions';
import { en } from '../../words/en';
import { readContent } from '../build/check/content';
import type { Answers, Said } from './questions';
import { language } from './read';

/** The content of the English edition. */
const ENGLISH = 'src/content/en';
/** Where what the answers replace stays until the next `npm run setup`. */
export const BEFORE = '.cache/before-setup';
const SCREENSHOTS = 'src/assets/projects';
/** In `src/assets/technologies`. */
export const NEUTRAL_ICON = 'code';
/** How many skills the greeting names of more: as a sentence it can be read at once. */
const SKILLS_IN_GREETING = 6;
/** In `src/assets/illustrations`, of the example's country. */
const DRAWINGS = ['skyline', 'map'];

/** The only file that may be missing. */
const NO_WORDS = "import type { OwnWords } from '../schema';\n\nexport const words: OwnWords = {};\n";

/** Values by constants, by files of a folder. */
type Changes = Record<string, Record<string, unknown>>;

/** Whether the drawings of the example show the owner's city too. */
function isAtHome({ owner }: Said): boolean {
  return owner.country === example.country && owner.city === example.city;
}

/** The technologies that are named. Those that the example does not have get a neutral icon. */
export function technologiesOf({ owner, project, projects }: Said): Technology[] {
  const used = [project, ...Object.values(projects)].flatMap(({ technologies = [] }) => technologies);
  return [...new Set([...(owner.skills ?? []), ...used])].map(
    (name) => technologies.find((known) => known.name === name) ?? { name, icon: iconOf(name) },
  );
}

/** «HTML5» and «React.js» have the icons of HTML and React. */
export function iconOf(name: string): Technology['icon'] {
  const bare = (name: string) => name.toLowerCase().replace(/(?<=\w)(?:[\s.]*js|\s*\d+(?:\.\d+)*)$/, '');
  return technologies.find((known) => bare(known.name) === bare(name))?.icon ?? NEUTRAL_ICON;
}

/** The facts and the texts as the answers say them. */
export function changesOf(main: Said) {
  const { owner, about, project, projects, career, curriculum, site } = main;
  const keepsDrawings = isAtHome(main);
  const { name: picture } = path.parse(project.image ?? '');
  const asked = { technologies: [], ...project, image: picture.normalize('NFC') || undefined };
  const ids = Object.keys(projects).length > 0 ? Object.keys(projects).map(Number) : [1];
  const kept = services.map(({ image }) => `services/${image}`);
  return {
    owner: {
      owner: {
        ...{ ...example, phone: undefined, ...owner, profiles: owner.profiles ?? [] },
        region: regionOf(main),
        illustrations: keepsDrawings ? example.illustrations : { hero: example.illustrations.hero },
        skillsInGreeting: (owner.skills?.length ?? 0) > SKILLS_IN_GREETING ? SKILLS_IN_GREETING : undefined,
      } satisfies Owner,
      curriculum,
      kept: [...kept, ...(keepsDrawings ? DRAWINGS.map((name) => `illustrations/${name}`) : [])],
      editions: site.editions ?? [language],
    },
    projects: {
      projects: ids.map((id) => projects[id] ?? { ...asked, id }) as ProjectEntry[],
      footerProjects: ids.slice(0, 4),
      demos: [],
    },
    technologies: { technologies: technologiesOf(main) },
    career: { career },
    about: { about: { ...exampleAbout, ...about } },
  };
}

function regionOf({ owner: { country = '' } }: Said): string {
  return regionNamed(country, language)?.code ?? '';
}

/** What changes in the English edition; also if there is to be none, so that it can be added later. */
export function englishChanges({ main, english }: Answers, { owner: words, about: example }: Translation): Changes {
  const { owner, about, project, projects, curriculum, career } = english;
  const { skills, city } = main.owner;
  const article = /^[aeio]/i.test(owner.profession ?? '') ? 'an' : 'a';
  const intro = en.aboutTeaser.intro.replace(/\ban? (?=\{profession\})/, `${article} `);
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
    words: { words: intro === en.aboutTeaser.intro ? {} : { aboutTeaser: { intro } } },
  };
}

/** Replaces the example with what the answers say. */
export async function write(answers: Answers) {
  // It takes a second, for which the first question does not have to wait.
  const { withValues } = await import('./withValues');
  const words = existsSync(ENGLISH) && ((await readContent(ENGLISH, '.cache/en')) as unknown as Translation);
  const { image } = answers.main.project;
  const inFolder = (folder: string, changes: Changes) =>
    Object.entries(changes).map(([name, values]) => {
      const file = `${folder}/${name}.ts`;
      return [file, withValues(existsSync(file) ? readFileSync(file, 'utf8') : NO_WORDS, values)] as const;
    });
  // All is read before anything is written: the screenshot may be in the folder that is emptied.
  const screenshot = image && readFileSync(image);
  const files = [
    ...inFolder('src/content', changesOf(answers.main)),
    ...(words ? inFolder(ENGLISH, englishChanges(answers, words)) : []),
  ];

  rmSync(BEFORE, { recursive: true, force: true });
  for (const folder of ['src/content', 'src/assets/illustrations', SCREENSHOTS])
    if (existsSync(folder)) cpSync(folder, path.join(BEFORE, folder), { recursive: true });
  rmSync(SCREENSHOTS, { recursive: true, force: true });
  mkdirSync(SCREENSHOTS);
  if (image && screenshot) writeFileSync(path.join(SCREENSHOTS, path.basename(image)), screenshot);
  if (!isAtHome(answers.main))
    for (const name of DRAWINGS) rmSync(`src/assets/illustrations/${name}.svg`, { force: true });
  for (const [file, source] of files) writeFileSync(file, source);
  const format = ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...files.map(([file]) => file)];
  execFileSync(process.execPath, format, { stdio: 'ignore' });
}
