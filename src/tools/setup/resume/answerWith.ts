import type { Answers } from '../answers';
import type { Tell } from './entries';
import { defined } from './fit';
import type { Project } from './projects';
import type { Taken } from './takeResume';
import { careerWords, ONLY_ENGLISH } from './words';

const NO_ENGLISH = 'queda en español en la edición en inglés; tradúcelo en src/content/en/projects.ts';

/**
 * Puts what a résumé says into the answers.
 *
 * @param english What the same person's résumé in English says.
 * @returns The questions that it answers, by group and key, and those that the site does not need.
 */
export function answerWith(answers: Answers, taken: Taken, english?: Taken, tell: Tell = () => {}): Set<string> {
  const { owner, about, career, languages, projects } = taken;
  const [project] = projects;
  const { name, familyName, email, phone, profiles, siteUrl } = english?.owner ?? {};
  const facts = { ...defined({ name, familyName, email, phone, profiles, siteUrl }), ...defined(owner) };
  Object.assign(answers.owner, facts);
  Object.assign(answers.about, defined(about));
  Object.assign(answers.project, project);
  answers.career = career;
  answers.curriculum = languages.length > 0 ? { languages } : {};
  const isIncomplete = !answers.owner.phone && (taken.hasPartOfPhone || english?.hasPartOfPhone);
  return new Set([
    ...keysOf('owner', facts),
    ...keysOf('about', about),
    ...(project ? [...keysOf('project', project), 'project.url', 'project.technologies'] : []),
    ...['home.offer', 'home.skills', 'owner.profiles', ...(isIncomplete ? [] : ['owner.phone'])],
    ...(english ? answerInEnglish(answers, taken, english, tell) : ['site.editions']),
  ]);
}

function answerInEnglish(answers: Answers, taken: Taken, english: Taken, tell: Tell): string[] {
  const [project] = taken.projects;
  const { role, profession, skills = taken.owner.skills, city = taken.owner.city } = english.owner;
  const owner = defined({ role, profession, skills, city });
  const same = project && translationOf(project, taken, english);
  Object.assign(answers.english.owner, owner);
  Object.assign(answers.english.about, defined(english.about));
  if (project) Object.assign(answers.english.project, projectWords(project, same, tell));
  else for (const { title } of english.projects) tell({ path: 'projects', text: title }, ONLY_ENGLISH);
  answers.english.career = careerWords(taken.career, english.career, tell);
  const languages = english.languages.length > 0 ? english.languages : taken.languages;
  answers.english.curriculum = languages.length > 0 && taken.languages.length > 0 ? { languages } : {};
  return [
    ...keysOf('english.owner', owner),
    ...keysOf('english.about', english.about),
    ...keysOf('english.project', same ?? {}),
    ...['english.home.offer', 'english.home.skills'],
  ];
}

/** The project with the same address, or else the one in the same place. */
function translationOf(project: Project, taken: Taken, english: Taken): Project | undefined {
  const addressOf = ({ url, repository }: Project) => url ?? repository ?? '';
  const same = english.projects.find((other) => addressOf(other) !== '' && addressOf(other) === addressOf(project));
  return same ?? (english.projects.length === taken.projects.length ? english.projects[0] : undefined);
}

const SAID_IN_BOTH = ['role', 'client', 'results'] as const;

/** What is said of the project in one language is said in the other. */
function projectWords(
  project: Project,
  english: Partial<Project> = {},
  tell: Tell,
): Partial<Answers['english']['project']> {
  const { title, description, paragraphs } = english;
  for (const name of SAID_IN_BOTH) {
    const text = project[name] ?? english[name];
    if (text && !english[name]) tell({ path: `projects[1].${name}`, text: `${text}` }, NO_ENGLISH);
    if (text && !project[name]) tell({ path: `projects[1].${name}`, text: `${text}` }, ONLY_ENGLISH);
  }
  const both = SAID_IN_BOTH.map((name) => [name, project[name] && (english[name] ?? project[name])]);
  return defined({ title, description, paragraphs, ...Object.fromEntries(both) });
}

function keysOf(group: string, values: object): string[] {
  return Object.keys(defined(values)).map((key) => `${group}.${key}`);
}
