import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** The facts as the answers say them. */
export function factsOf(answers: Answers) {
  const { owner, project } = answers;
  const keepsDrawings = owner.country === example.country;
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
          technologies: project.technologies.filter((name) => technologies.some((known) => known.name === name)),
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

/** The technologies that are named but have no icon yet. */
export function withoutIcon(answers: Answers): string[] {
  return namesOf(answers).filter((name) => !technologies.some((known) => known.name === name));
}

function namesOf({ owner, project }: Answers): string[] {
  return [...new Set([...owner.skills, ...project.technologies])];
}

/** Replaces the example by what the answers say. */
export function write(answers: Answers) {
  const { about, home, owner, project } = answers;
  const files: Record<string, object> = {
    ...factsOf(answers),
    'src/content/home.ts': { 'hero.skillsIntro': home.skillsIntro, 'aboutTeaser.offer': home.offer },
    'src/content/about.ts': { 'about.statement': about.statement, 'about.paragraphs': about.paragraphs },
  };
  for (const [file, values] of Object.entries(files)) {
    writeFileSync(file, withValues(readFileSync(file, 'utf8'), { ...values }));
  }
  const format = ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...Object.keys(files)];
  execFileSync(process.execPath, format, { stdio: 'ignore' });

  // Read first: it may be in the folder that is emptied.
  const screenshot = readFileSync(project.image);
  for (const file of readdirSync(SCREENSHOTS)) rmSync(path.join(SCREENSHOTS, file));
  writeFileSync(path.join(SCREENSHOTS, path.basename(project.image)), screenshot);
  if (owner.country === example.country) return;
  for (const name of DRAWINGS) rmSync(`src/assets/illustrations/${name}.svg`);
}
