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
import { iconFile, iconOf } from './icons';
import { editions, language, second } from './language';
import type { Answers, EditionAnswers } from './questions';

/** The folder that keeps the replaced files until the next `npm run setup`. */
export const BEFORE = '.cache/before-setup';
export const SCREENSHOTS = 'src/assets/projects';
const ICONS = 'src/assets/technologies';
/** The number of skills in the greeting if the owner has more. A longer sentence would be hard to read. */
const SKILLS_IN_GREETING = 6;
/** The drawings in `src/assets/illustrations` that show the example's city and country. */
const DRAWINGS = ['skyline', 'map'];

/** The sentences in `src/content/`. If the second language has no folder, its new folder starts with these sentences. */
const SENTENCES = {
  owner: { owner: { illustrations: exampleOwner.illustrations } },
  about: { about: exampleAbout },
  services: { services: services.map(({ image: _, ...sentences }) => sentences) },
} as unknown as Translation;

/** Whether `offer`, which ends a sentence on home, still has the text of the example. */
export const keepsOffer = /^(diseño experiencias intuitivas|I design intuitive experiences)/.test(exampleAbout.offer);

/** New values of constants: by the names of files, and in each file by the names of constants. */
type Changes = Record<string, Record<string, unknown>>;

/** Returns the text of a new file, whose constants have no values yet. */
function newFile(folder: string, name: string, values: object): string {
  const constants = Object.keys(values).map(
    (constant) => `export const ${constant}: Translation['${name}']['${constant}'] = {};`,
  );
  const schema = path.relative(folder, 'src/content') || '.';
  return [`import type { Translation } from '${schema}/schema';`, ...constants].join('\n\n');
}

/** Returns whether the owner lives in the example's city, which the drawings of the example show. */
function isAtHome({ owner }: EditionAnswers, example: Pick<Owner, 'city' | 'country'> = exampleOwner): boolean {
  return owner.country === example.country && owner.city === example.city;
}

/** Returns the technologies that skills and projects name, with their icons. */
export function technologiesOf({ owner, project, projects }: EditionAnswers): Technology[] {
  const used = [project, ...Object.values(projects)].flatMap(({ technologies = [] }) => technologies);
  return [...new Set([...(owner.skills ?? []), ...used])].map((name) => ({
    ...technologies.find((known) => known.name === name),
    ...{ name, icon: iconOf(name) },
  }));
}

/**
 * Returns the new values for `src/content/`. Fields about which `setup` does not ask keep the example's values.
 *
 * @param example The English texts of the example. Given only for a new site in English, to replace the Spanish texts.
 */
export function changesOf(main: EditionAnswers, example?: Translation) {
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

function regionOf({ owner: { country = '' } }: EditionAnswers): string {
  return regionNamed(country, language)?.code ?? '';
}

/**
 * Returns the new values for the folder of a translation, such as `src/content/en/`.
 *
 * @param drawings The alternative texts of the drawings that the site keeps.
 */
export function translationChanges(
  { main, translation }: Answers,
  { owner: words, about: example, services }: Translation,
  drawings: Owner['illustrations'],
): Changes {
  const { owner, about, project, projects, curriculum, career } = translation;
  const { skills, city } = main.owner;
  return {
    owner: {
      owner: {
        ...{ ...words.owner, skills, city, ...owner },
        country: new Intl.DisplayNames(second ?? 'en', { type: 'region' }).of(regionOf(main)),
        illustrations: drawings.map ? words.owner.illustrations : { hero: words.owner.illustrations.hero },
      },
      curriculum,
    },
    career: { career },
    projects: { projects: project.title ? { 1: project } : projects, demos: [] },
    about: { about: { ...example.about, ...about } },
    ...(services && { services: { services: services.services } }),
    words: { words: second === 'es' ? {} : introFor(owner) },
  };
}

/**
 * Returns the introduction with the right article before the profession, as in «As an engineer», to replace the site's
 * introduction. Returns `{}` if the site's introduction already has the right article.
 */
function introFor({ profession = '' }: Partial<Owner>) {
  const intro = en.aboutTeaser.intro.replace(/\ban? (?=\{profession\})/, /^[aeio]/i.test(profession) ? 'an ' : 'a ');
  return intro === en.aboutTeaser.intro ? {} : { aboutTeaser: { intro } };
}

/** Reads the translation of the content into a language. Returns undefined if the translation has no folder. */
async function readTranslation(tag: string): Promise<Translation | undefined> {
  const folder = `src/content/${tag}`;
  return existsSync(folder) ? ((await readContent(folder, `.cache/${tag}`)) as unknown as Translation) : undefined;
}

/** Replaces the example with the answers. */
export async function write(answers: Answers) {
  // Loading TypeScript takes a second, so the import waits until all questions are answered.
  const { withValues } = await import('./withValues');
  const english = await readTranslation('en');
  const example = language === 'en' && former[0] !== language ? english : undefined;
  const { image } = answers.main.project;
  const inFolder = (folder: string, changes: Changes) =>
    Object.entries(changes).map(([name, values]) => {
      const file = `${folder}/${name}.ts`;
      return [
        file,
        withValues(existsSync(file) ? readFileSync(file, 'utf8') : newFile(folder, name, values), values),
      ] as const;
    });
  const changes = changesOf(answers.main, example);
  // All files are read before the first is written, because the screenshot can be in the folder that is emptied.
  const screenshot = image && readFileSync(image);
  const files = inFolder('src/content', changes);
  // A site without English keeps the folder `src/content/en/`, with the answers, so that the owner can add English later.
  const translated = second ? ((await readTranslation(second)) ?? SENTENCES) : language !== 'en' && english;
  if (translated) {
    const words = translationChanges(answers, translated, changes.owner.owner.illustrations);
    files.push(...inFolder(`src/content/${second ?? 'en'}`, words));
  }

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
    const [extension, contents] = await iconFile(icon);
    writeFileSync(`${ICONS}/${icon}.${extension}`, contents);
  }
  for (const [file, source] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  const format = ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...files.map(([file]) => file)];
  execFileSync(process.execPath, format, { stdio: 'ignore' });
}
