import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findCountry } from '../build/countries';
import { facts } from '../build/facts';
import { technologies } from '../content/technologies';
import type { Answers } from './questions';
import { withValues } from './withValues';

const SCREENSHOTS = 'src/assets/projects';
/** In `src/assets/illustrations`, of the example's country. */
const DRAWINGS = ['skyline', 'map'];

const { owner: example } = facts['src/content/owner.ts'];

/** The name of a picture in the content. */
export function nameOf(file: string): string {
  return path.parse(file).name.normalize('NFC');
}

/** Whether the drawings of the example show the owner's city too. */
function isAtHome({ owner }: Answers): boolean {
  return owner.country === example.country && owner.city === example.city;
}

/** The facts as the answers say them. */
export function factsOf(answers: Answers) {
  const { owner, project } = answers;
  const keepsDrawings = isAtHome(answers);
  return {
    'src/content/owner.ts': {
      owner: {
        ...owner,
        region: findCountry(owner.country)?.code ?? '',
        placePictures: keepsDrawings ? owner.placePictures : undefined,
      },
      curriculum: {},
      kept: keepsDrawings ? DRAWINGS.flatMap((name) => [`illustrations/${name}`, `owner.placePictures.${name}`]) : [],
    },
    'src/content/projects.ts': {
      projects: [
        {
          ...project,
          image: nameOf(project.image),
          technologies: project.technologies.filter(hasIcon),
        },
      ],
      footerProjects: [project.id],
      demos: [],
    },
    'src/content/technologies.ts': { technologies: namedTechnologies(answers) },
  };
}

/** The technologies of the example that are named, or all. */
function namedTechnologies(answers: Answers) {
  const named = technologies.filter(({ name }) => namesOf(answers).includes(name));
  return named.length > 0 ? named : technologies;
}

/** The technologies that are named. */
export function namesOf({ owner, project }: Answers): string[] {
  return [...new Set([...owner.skills, ...project.technologies])];
}

export function hasIcon(name: string): boolean {
  return technologies.some((known) => known.name === name);
}

/** Replaces the example with what the answers say. */
export function write(answers: Answers) {
  const { about, home, project } = answers;
  const files: Record<string, Record<string, unknown>> = {
    ...factsOf(answers),
    'src/content/home.ts': { 'hero.skillsIntro': home.skillsIntro, 'aboutTeaser.offer': home.offer },
    'src/content/about.ts': { 'about.statement': about.statement, 'about.paragraphs': about.paragraphs },
  };
  // All is read before anything is written: the screenshot may be in the folder that is emptied.
  const screenshot = readFileSync(project.image);
  const sources = Object.entries(files).map(
    ([file, values]) => [file, withValues(readFileSync(file, 'utf8'), values)] as const,
  );

  rmSync(SCREENSHOTS, { recursive: true });
  mkdirSync(SCREENSHOTS);
  writeFileSync(path.join(SCREENSHOTS, path.basename(project.image)), screenshot);
  if (!isAtHome(answers)) for (const name of DRAWINGS) rmSync(`src/assets/illustrations/${name}.svg`, { force: true });
  for (const [file, source] of sources) writeFileSync(file, source);
  const format = ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...Object.keys(files)];
  execFileSync(process.execPath, format, { stdio: 'ignore' });
}
