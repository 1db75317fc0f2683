import { type About, type Career, contentSchema, type Owner } from '../../../content/schema';
import { careerOf } from './career';
import { entryAt, type Tell } from './entries';
import { type Language, languagesOf } from './languages';
import { personOf, phoneOf, skillsOf } from './owner';
import { profilesOf } from './profiles';
import { type Project, projectsOf } from './projects';
import { leadAndRest } from './prose';

/** What a résumé says that the site shows. */
export interface Taken {
  owner: Partial<Owner>;
  /** Whether there is a phone that lacks the country's prefix. */
  hasPartOfPhone: boolean;
  about: Partial<About>;
  career: Career;
  languages: string[];
  projects: Project[];
}

const ENGLISH_TEXT =
  'parece estar en inglés, y queda así; con los textos en español en un archivo que termine en -es.json, este da la edición en inglés';

/** Takes what the site shows of a résumé, and tells what becomes of everything else. */
export function takeResume(value: unknown, language: Language, tell: Tell): Taken {
  const resume = entryAt(value, '', tell);
  const basics = resume.entry('basics');
  const { phone, isIncomplete } = phoneOf(basics.raw('phone'), tell);
  const { profiles, siteUrl } = profilesOf(basics, tell);
  const person = personOf(basics, language, tell);
  const summary = basics.prose('summary');
  if (summary && language === 'es' && isEnglish(summary.text)) tell(summary, ENGLISH_TEXT);
  const about = contentSchema().about.entries.about.entries;
  const { lead, rest } = leadAndRest(summary, [], about.statement, about.paragraphs, tell);
  const image = basics.raw('image', 'picture');
  if (image) tell(image, 'no se copia; la receta «Mi foto» la añade');
  basics.finish();
  const skills = skillsOf(resume.entries('skills', 'name'), tell);
  const taken: Taken = {
    owner: {
      ...person,
      ...(skills.length > 0 && { skills }),
      ...(profiles.length > 0 && { profiles }),
      phone,
      siteUrl,
    },
    hasPartOfPhone: isIncomplete,
    about: { statement: lead, ...(rest.length > 0 && { paragraphs: rest }) },
    career: careerOf(resume, language, tell),
    languages: languagesOf(resume.entries('languages', 'language'), language, tell),
    projects: projectsOf(resume.entries('projects'), skills, language, tell),
  };
  resume.finish();
  return taken;
}

function isEnglish(text: string): boolean {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  return count(/\b(?:the|and|of|with|for|to|in|a)\b/gi) > count(/\b(?:el|la|los|y|de|con|para|en|que|un|una)\b/gi);
}
