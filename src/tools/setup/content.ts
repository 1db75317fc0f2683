import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locale } from '#content/locale';
import { owner as example } from '#content/owner';
import { services } from '#content/services';
import { technologies } from '#content/technologies';
import type { Content, Technology, Translation } from '../../content/schema';
import { regionNamed } from '../../content/schema/regions';
import type { Answers } from './answers';
import { withValues } from './withValues';

/** The content of the English edition. */
export const ENGLISH = 'src/content/en';
const SCREENSHOTS = 'src/assets/projects';
/** In `src/assets/technologies`. */
export const NEUTRAL_ICON = 'code';
/** How many skills the greeting names of more: as a sentence it can be read at once. */
const SKILLS_IN_GREETING = 6;
/** In `src/assets/illustrations`, of the example's country. */
const DRAWINGS = ['skyline', 'map'];

/** Where what the answers replace stays until the next `npm run setup`. */
export const BEFORE = '.cache/before-setup';

/** The name of a picture in the content. */
export function nameOf(file: string): string {
  return path.parse(file).name.normalize('NFC');
}

/** Whether the drawings of the example show the owner's city too. */
function isAtHome({ owner }: Answers): boolean {
  return owner.country === example.country && owner.city === example.city;
}

type Facts = Pick<Content, 'owner' | 'projects' | 'technologies'> & { career: Pick<Content['career'], 'career'> };

/** The facts as the answers say them. */
export function factsOf(answers: Answers): Facts {
  const { owner, project, site, career, curriculum } = answers;
  const keepsDrawings = isAtHome(answers);
  return {
    owner: {
      owner: {
        ...owner,
        region: regionNamed(owner.country, locale.tag)?.code ?? '',
        placePictures: keepsDrawings ? owner.placePictures : undefined,
        skillsInGreeting: owner.skills.length > SKILLS_IN_GREETING ? SKILLS_IN_GREETING : undefined,
      },
      curriculum,
      kept: [
        ...services.items.map(({ image }) => `services/${image}`),
        ...(keepsDrawings ? DRAWINGS.map((name) => `illustrations/${name}`) : []),
      ],
      editions: site.editions,
    },
    projects: {
      projects: [{ ...project, image: nameOf(project.image) }],
      footerProjects: [project.id],
      demos: [],
    },
    technologies: { technologies: technologiesOf(answers) },
    career: { career },
  };
}

/** Says that the greeting names only some of the skills, if so. */
export function noteOnGreeting({ owner }: Answers): string[] {
  const { length } = owner.skills;
  const named = `la portada nombra ${SKILLS_IN_GREETING} de las ${length} cosas que dominas, y el carrusel y el currículum, todas`;
  return length > SKILLS_IN_GREETING ? [`${named}; skillsInGreeting en src/content/owner.ts dice cuántas.`] : [];
}

/** The technologies that are named. Those that the example does not have get a neutral icon. */
export function technologiesOf({ owner, project }: Answers): Technology[] {
  const names = [...new Set([...owner.skills, ...project.technologies])];
  return names.map((name) => technologies.find((known) => known.name === name) ?? { name, icon: iconOf(name) });
}

/** «HTML5», «React.js» and «Hojas de estilo (CSS)» have the icons of HTML, React and CSS. */
function iconOf(name: string): Technology['icon'] {
  const keys = [name, ...name.split(/[()]/)].map(withoutVersion);
  return technologies.find((known) => keys.includes(withoutVersion(known.name)))?.icon ?? NEUTRAL_ICON;
}

function withoutVersion(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/(?<=\w)(?:[\s.]*js|\s*\d+(?:\.\d+)*)$/, '');
}

export const NO_CAREER = { experience: [], studies: [], certificates: [] };

type Changes = Record<string, Record<string, unknown>>;

/** The answers as the English edition has them. */
export function inEnglish({ english, ...answers }: Answers): Answers {
  return {
    ...answers,
    english,
    owner: { ...answers.owner, ...english.owner },
    home: english.home,
    about: english.about,
    project: isTranslated({ english }) ? { ...answers.project, ...english.project } : answers.project,
  };
}

/** Whether the project has a page in the English edition. */
export function isTranslated({ english }: Pick<Answers, 'english'>): boolean {
  return english.project.title !== '';
}

function textsOf({ about, home }: Pick<Answers, 'about' | 'home'>): Changes {
  return {
    home: { 'hero.skills': home.skills, 'aboutTeaser.offer': home.offer },
    about: { 'about.statement': about.statement, 'about.paragraphs': about.paragraphs },
  };
}

/**
 * What changes in the English edition. If there is to be none, its texts about the owner stay those of the example, but
 * those of entries that are gone go, too, so that it can be added later.
 */
function englishChanges(answers: Answers, { home, owner: words }: Translation): Changes {
  const { owner, english, site } = answers;
  const hasEnglish = site.editions.length > 1;
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(factsOf(answers).owner.owner.region);
  const { placePictures, ...texts } = words.owner;
  const facts: Changes = {
    owner: {
      owner: {
        ...texts,
        ...(hasEnglish ? english.owner : { skills: owner.skills, city: owner.city }),
        country,
        placePictures: isAtHome(answers) ? placePictures : undefined,
      },
      curriculum: hasEnglish ? english.curriculum : {},
    },
    career: { career: hasEnglish ? english.career : NO_CAREER },
    projects: {
      projects: hasEnglish && isTranslated(answers) ? { [answers.project.id]: english.project } : {},
      demos: [],
    },
  };
  if (!hasEnglish) return facts;
  const { intro } = home.aboutTeaser;
  const article = /^[aeio]/i.test(english.owner.profession) ? 'an' : 'a';
  const changes = textsOf(english);
  return {
    ...facts,
    ...changes,
    home: { ...changes.home, 'aboutTeaser.intro': intro.replace(/\ban? (?=\{profession\})/, `${article} `) },
  };
}

/**
 * Replaces the example with what the answers say.
 *
 * @param words The English edition of the example, if it is there.
 */
export function write(answers: Answers, words: Translation | undefined) {
  const { project } = answers;
  const inFolder = (folder: string, changes: Changes) =>
    Object.entries(changes).map(([name, values]) => [`${folder}/${name}.ts`, values] as const);
  const files = Object.fromEntries([
    ...inFolder('src/content', { ...factsOf(answers), ...textsOf(answers) }),
    ...(words ? inFolder(ENGLISH, englishChanges(answers, words)) : []),
  ]);
  // All is read before anything is written: the screenshot may be in the folder that is emptied.
  const screenshot = readFileSync(project.image);
  const sources = Object.entries(files).map(
    ([file, values]) => [file, withValues(readFileSync(file, 'utf8'), values)] as const,
  );

  rmSync(BEFORE, { recursive: true, force: true });
  for (const folder of ['src/content', 'src/assets/illustrations', SCREENSHOTS])
    cpSync(folder, path.join(BEFORE, folder), { recursive: true });
  rmSync(SCREENSHOTS, { recursive: true });
  mkdirSync(SCREENSHOTS);
  writeFileSync(path.join(SCREENSHOTS, path.basename(project.image)), screenshot);
  if (!isAtHome(answers)) for (const name of DRAWINGS) rmSync(`src/assets/illustrations/${name}.svg`, { force: true });
  for (const [file, source] of sources) writeFileSync(file, source);
  const format = ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...Object.keys(files)];
  execFileSync(process.execPath, format, { stdio: 'ignore' });
}
