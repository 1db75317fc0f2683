import { locale } from '#content/locale';
import { type Answers, nothingSaid, type Said } from '../answers';
import { careerIn } from './career';
import { sameIn, wordsOf } from './english';
import { type Language, languageAs } from './languages';
import { ownerIn } from './owner';
import { leadAndRest, type Project, projectsIn } from './projects';
import type { ResumeFile } from './readFile';
import { Reading } from './reading';
import { withoutSamples } from './samples';
import { defined, each, leaveSections, schema } from './table';
import { type Entry, fieldOf, isEntry } from './texts';

/** What a résumé says that the site shows. */
export interface Taken extends Said {
  /** The address that may be that of the site. */
  siteUrl?: string;
  projects: Project[];
  /** Entries with an end that cannot be read. */
  withoutEnd: Entry[];
  /** What is not taken, in Spanish. */
  left: string[];
}

/** Takes what the site shows of a résumé. */
export function takeResume({ resume, unread }: ResumeFile, language: Language): Taken {
  const reading = new Reading(language);
  const { left, withoutEnd } = reading;
  const file = withoutSamples(resume, left);
  const { owner, siteUrl } = ownerIn(file, reading);
  reading.where = 'basics.summary';
  const { statement, paragraphs } = schema.about;
  const summary = isEntry(file.basics) ? fieldOf(file.basics, 'summary') : '';
  const { lead, rest } = leadAndRest(summary, [], [statement, paragraphs], reading);
  const projects = projectsIn(file, owner.skills ?? [], reading);
  const languages = each('languages', file, reading, ({ name = '', level }) => languageAs(language, name, level));
  const curriculum = defined({ languages: reading.texts(schema.languages, languages) });
  const career = careerIn(file, reading);
  leaveSections(file, reading);
  if (unread.length > 0) left.push(`${unread.join(', ')} no se lee`);
  const about = defined({ statement: lead, paragraphs: rest });
  const project = projects[0] ?? {};
  return { ...nothingSaid(), owner, about, project, career, curriculum, siteUrl, projects, withoutEnd, left };
}

/** Answers what a résumé can, and what one in English of the same person can. Its report says what is taken and what is not. */
export function importResume(file: ResumeFile, englishFile: ResumeFile | undefined, { main, english }: Answers) {
  const taken = takeResume(file, 'es');
  const other = englishFile && takeResume(englishFile, 'en');
  const { left, projects, career, curriculum, withoutEnd } = taken;
  const { name, familyName, email, phone, profiles } = other?.owner ?? {};
  Object.assign(main.owner, defined({ name, familyName, email, phone, profiles }), taken.owner);
  Object.assign(main.about, taken.about);
  Object.assign(main.project, taken.project);
  Object.assign(main, { career, curriculum });
  if (other) {
    main.site.editions = [locale.tag, 'en'];
    const others = other.left.filter((line) => !left.includes(line));
    left.push(...others.map((line) => `${englishFile.name}, ${line}`), ...translate(taken, other, english));
  }
  const more = projects.slice(1).map(({ title }) => `«${title}»`);
  if (more.length > 0) left.push(`projects: ${more.join(', ')}, que la receta «Más proyectos» añade`);
  const report = [
    `De ${file.name}${englishFile ? `, y de ${englishFile.name} para la edición en inglés` : ''}: ${countsOf(main)}.`,
    'Queda fuera, además de los campos que el sitio no muestra, como notas o fotos:',
    ...(left.length > 0 ? left : ['ninguna entrada']).map((line) => `- ${line}`),
  ];
  return { report, siteUrl: taken.siteUrl ?? other?.siteUrl, withoutEnd };
}

/** Says in English what a résumé in English says. Returns what is in only one of both. */
function translate(main: Taken, other: Taken, english: Said): string[] {
  const told: string[] = [];
  const { role, profession, skills = main.owner.skills, city = main.owner.city } = other.owner;
  Object.assign(english.owner, defined({ role, profession, skills, city }));
  Object.assign(english.about, other.about);
  const { career, curriculum, projects } = main;
  Object.assign(english, wordsOf({ career, curriculum }, other, told));
  const same: Partial<Project> = (projects[0] && sameIn(other.projects, projects[0], projects)) ?? {};
  const { title, description, paragraphs } = same;
  Object.assign(english.project, defined({ title, description, paragraphs }));
  return told;
}

function countsOf({ owner, career, curriculum, project }: Said): string {
  const { experience, studies, certificates } = career;
  const lists = {
    ...{ empleos: experience.flatMap(({ posts }) => posts), estudios: studies, certificados: certificates },
    ...{ habilidades: owner.skills, idiomas: curriculum.languages, proyectos: project.title ? [project] : [] },
  };
  const counts = Object.entries(lists).map(([name, list]) => `${name} ${list?.length ?? 0}`);
  return counts.join(', ');
}
