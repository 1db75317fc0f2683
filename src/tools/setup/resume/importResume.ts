import { contentSchema } from '../../../content/schema';
import { type Answers, nothingSaid, type Said } from '../answers';
import { type Question, questions } from '../questions';
import { noteOnGreeting } from '../write';
import { careerIn } from './career';
import { careerWords, projectWords } from './english';
import { type Language, languageAs } from './languages';
import { ownerIn } from './owner';
import { leadAndRest, type Project, projectsIn } from './projects';
import type { ResumeFile } from './readFile';
import { Notes } from './report';
import { withoutSamples } from './samples';
import { defined, firstOf, fitted, type Reading } from './table';
import { type Entry, entriesIn, fieldOf, isEntry } from './texts';

/** What a résumé says that the site shows. */
export interface Taken extends Said {
  siteUrl?: string;
  projects: Project[];
  hasPhone: boolean;
  /** Entries with an end that cannot be read. */
  withoutEnd: Entry[];
}

/** Takes what the site shows of a résumé. */
export function takeResume(resume: Entry, language: Language, notes: Notes): Taken {
  const reading: Reading = { notes, language, entries: new Map(), withoutEnd: [] };
  const file = withoutSamples(resume, notes);
  const basics = isEntry(file.basics) ? file.basics : {};
  const { owner, siteUrl } = ownerIn(file, reading);
  const { statement, paragraphs } = contentSchema().about.entries.about.entries;
  const summary = fieldOf(basics, 'summary');
  if (language === 'es' && isEnglish(summary))
    notes.note(
      summary,
      'parece estar en inglés, y queda así; con otro archivo que termine en -es.json, este da la edición en inglés',
    );
  const { lead, rest } = leadAndRest(summary, [], statement, paragraphs, reading);
  const projects = projectsIn(file, owner.skills ?? [], reading);
  const languages = languagesIn(file, reading);
  return {
    ...nothingSaid(),
    owner,
    siteUrl,
    about: defined({ statement: lead, paragraphs: rest.length > 0 ? rest : undefined }),
    career: careerIn(file, reading),
    curriculum: languages.length > 0 ? { languages } : {},
    project: projects[0] ?? {},
    projects,
    hasPhone: owner.phone !== undefined || fieldOf(basics, 'phone') === '',
    withoutEnd: reading.withoutEnd,
  };
}

function languagesIn(file: Entry, reading: Reading): string[] {
  const { wrapped } = contentSchema().owner.entries.curriculum.entries.languages;
  const languages = entriesIn(file.languages).flatMap((entry) => {
    const [name, level] = [fieldOf(entry, 'language', 'name'), fieldOf(entry, 'fluency', 'level')];
    const whole = name && languageAs(reading.language, name, level);
    const text = fitted(wrapped.item, whole, reading);
    if (text === whole) for (const part of [name, level]) reading.notes.know(part);
    if (text) reading.entries.set(text, entry);
    return text ?? [];
  });
  return firstOf(wrapped, languages, reading);
}

function isEnglish(text: string): boolean {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  return count(/\b(?:the|and|of|with|for|to|in|a)\b/gi) > count(/\b(?:el|la|los|y|de|con|para|en|que|un|una)\b/gi);
}

interface Imported {
  answered: Set<Question>;
  /** The address that may be that of the site. */
  siteUrl?: string;
  /** What became of every value, in Spanish. */
  report: string[];
  withoutEnd: Entry[];
}

/** Answers what a résumé can, and what one in English of the same person can. */
export function importResume(main: ResumeFile, english: ResumeFile | undefined, answers: Answers): Imported {
  const told = { main: new Notes(), english: new Notes() };
  const taken = takeResume(main.resume, 'es', told.main);
  const other = english && takeResume(english.resume, 'en', told.english);
  const { name, familyName, email, phone, profiles } = other?.owner ?? {};
  Object.assign(answers.main.owner, defined({ name, familyName, email, phone, profiles }), taken.owner);
  Object.assign(answers.main.about, taken.about);
  Object.assign(answers.main.project, taken.project);
  Object.assign(answers.main, { career: taken.career, curriculum: taken.curriculum });
  const answered = new Set([
    ...['home.offer', 'home.skills', 'owner.profiles', ...keysOf(answers.main)],
    ...(taken.hasPhone && other?.hasPhone !== false ? ['owner.phone'] : []),
    ...(taken.projects.length > 0 ? ['project.url', 'project.technologies'] : []),
    ...(other ? ['english.home.offer', 'english.home.skills'] : ['site.editions']),
  ]);
  if (other) {
    const { role, profession, skills = taken.owner.skills, city = taken.owner.city } = other.owner;
    Object.assign(answers.english.owner, defined({ role, profession, skills, city }));
    Object.assign(answers.english.about, other.about);
    if (taken.projects[0])
      Object.assign(
        answers.english.project,
        defined(projectWords(taken.projects[0], taken.projects, other.projects, told)),
      );
    answers.english.career = careerWords(taken.career, other.career, told);
    answers.english.curriculum = taken.curriculum.languages ? { ...taken.curriculum, ...other.curriculum } : {};
    for (const key of keysOf(answers.english)) answered.add(`english.${key}`);
  }
  const prefix = (file: ResumeFile) => (path: string) => `${english ? `${file.name}, ` : ''}${file.placeOf(path)}`;
  const notes = [
    ...told.main.lines(main.resume, answers.main, prefix(main)),
    ...(english && other ? told.english.lines(english.resume, [answers.english, answers.main], prefix(english)) : []),
    ...(main.unread.length > 0 ? [`- ${main.unread.join(', ')}: no se lee.`] : []),
  ];
  const isAnswered = ({ key, isEnglish }: Question) => answered.has(isEnglish ? `english.${key}` : key);
  return {
    answered: new Set(questions.filter(isAnswered)),
    siteUrl: taken.siteUrl ?? other?.siteUrl,
    withoutEnd: taken.withoutEnd,
    report: [
      `De ${main.name}${english ? `, y de ${english.name} para la edición en inglés` : ''}:`,
      ...filled(answers.main, answered),
      '- Inicio: sus dos frases quedan como están; se cambian en src/content/home.ts',
      ...noteOnGreeting(answers.main).map((note) => `- Inicio: ${note}`),
      '',
      ...(notes.length > 0
        ? ['Lo que no pasó tal cual:', ...notes]
        : ['Todo lo que dice el archivo tiene su lugar en el sitio.']),
    ],
  };
}

function keysOf({ owner, about, project }: Said): string[] {
  return Object.entries({ owner, about, project }).flatMap(([part, values]) =>
    Object.keys(values).map((key) => `${part}.${key}`),
  );
}

/** What the answers say now. */
function filled({ career, curriculum, ...said }: Said, answered: ReadonlySet<string>): string[] {
  const posts = career.experience.flatMap((firm) => firm.posts.map(({ title }) => `${title} en ${firm.firm}`));
  const { repository, year, role, client, results } = said.project;
  const asked = questions.filter(({ isEnglish, key }) => !isEnglish && answered.has(key) && !key.startsWith('home.'));
  const facts: [name: string, value: unknown][] = asked.map(({ text, key }) => {
    const [part, name = ''] = key.split('.');
    return [text, Object(Object(said)[part ?? ''])[name]];
  });
  facts.push(
    ...([
      ['Su código', repository],
      ['Su año', year],
      ['Tu papel en él', role],
      ['Para quién', client],
    ] as typeof facts),
    ['Sus resultados', results],
    ['Experiencia', posts],
    ['Estudios', career.studies.map(({ title, institution }) => `${title}, ${institution}`)],
    ['Certificados', career.certificates.map(({ title, issuer }) => `${title}, ${issuer}`)],
    ['Idiomas', curriculum.languages],
  );
  return facts.flatMap(([name, value]) => {
    const texts = [value ?? []].flat().map((item) => (isEntry(item) ? `${item.network} ${item.url}` : `${item}`));
    return texts.length > 0 ? `- ${name}: ${texts.join('; ')}` : [];
  });
}
