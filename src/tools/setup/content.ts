import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locale } from '#content/locale';
import { owner as example } from '#content/owner';
import { technologies } from '#content/technologies';
import type { Content, Technology } from '../../content/schema';
import { regionNamed } from '../../content/schema/regions';
import type { Answers } from './questions';
import { withValues } from './withValues';

const SCREENSHOTS = 'src/assets/projects';
/** In `src/assets/technologies`. */
export const NEUTRAL_ICON = 'code';
/** In `src/assets/illustrations`, of the example's country. */
const DRAWINGS = ['skyline', 'map'];

/** The name of a picture in the content. */
export function nameOf(file: string): string {
  return path.parse(file).name.normalize('NFC');
}

/** Whether the drawings of the example show the owner's city too. */
function isAtHome({ owner }: Answers): boolean {
  return owner.country === example.country && owner.city === example.city;
}

/** The facts as the answers say them. */
export function factsOf(answers: Answers): Pick<Content, 'owner' | 'projects' | 'technologies'> {
  const { owner, project } = answers;
  const keepsDrawings = isAtHome(answers);
  return {
    owner: {
      owner: {
        ...owner,
        region: regionNamed(owner.country, locale.tag)?.code ?? '',
        placePictures: keepsDrawings ? owner.placePictures : undefined,
      },
      curriculum: {},
      kept: keepsDrawings ? DRAWINGS.flatMap((name) => [`illustrations/${name}`, `owner.placePictures.${name}`]) : [],
    },
    projects: {
      projects: [{ ...project, image: nameOf(project.image) }],
      footerProjects: [project.id],
      demos: [],
    },
    technologies: { technologies: technologiesOf(answers) },
  };
}

/** The technologies that are named. Those that the example does not have get a neutral icon. */
export function technologiesOf({ owner, project }: Answers): Technology[] {
  const names = [...new Set([...owner.skills, ...project.technologies])];
  return names.map((name) => technologies.find((known) => known.name === name) ?? { name, icon: NEUTRAL_ICON });
}

/** Replaces the example with what the answers say. */
export function write(answers: Answers) {
  const { about, home, project } = answers;
  const changes: Record<string, Record<string, unknown>> = {
    ...factsOf(answers),
    home: { 'hero.skills': home.skills, 'aboutTeaser.offer': home.offer },
    about: { 'about.statement': about.statement, 'about.paragraphs': about.paragraphs },
  };
  const files = Object.fromEntries(Object.entries(changes).map(([name, values]) => [`src/content/${name}.ts`, values]));
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
