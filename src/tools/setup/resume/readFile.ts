import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type TransformFailure, transformSync } from 'esbuild';
import { unzipSync } from 'fflate';
import { isEntry } from '../../build/check/texts';
import { second, spoken, words } from '../language';
import { fromLinkedIn } from './linkedin';
import { type ResumeFile, sectionsOf } from './sections';

/** A résumé, and its translation if there is one. */
export interface Resumes {
  main: ResumeFile;
  translation?: ResumeFile;
}

const SECTIONS = ['basics', 'work', 'education', 'skills', 'projects', 'languages', 'certificates'];

/** Reads a résumé, and the translation beside the file. Throws if one of the files is no résumé. */
export function readResumes(file: string): Resumes {
  const english = beside(file, 'en');
  const main = (spoken === 'en' && english) || file;
  const other = second === 'es' ? (beside(file, 'es') ?? file) : english;
  return { main: readResumeFile(main), ...(other && other !== main && { translation: readResumeFile(other) }) };
}

/** Reads a JSON Resume, or the folder or archive of LinkedIn's export. Throws if the file is neither. */
export function readResumeFile(file: string): ResumeFile {
  const name = path.basename(path.resolve(file));
  if (/\.zip$/i.test(name)) return fromExport(name, Object.entries(unzipSync(readFileSync(file))));
  if (statSync(file).isDirectory()) {
    const files = readdirSync(file).filter((name) => /\.csv$/i.test(name));
    return fromExport(
      name,
      files.map((name) => [name, readFileSync(path.join(file, name))]),
    );
  }
  const resume = parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  // The format of the program Reactive Resume has `basics`, too, but all other parts are in `sections`.
  if (isEntry(resume) && SECTIONS.some((section) => section in resume) && !('sections' in resume))
    return sectionsOf(name, resume);
  throw new Error(words.hasNone(SECTIONS.join(', ')));
}

/** Returns the language of a résumé, by frequent words. */
export function languageOf(resume: ResumeFile): 'es' | 'en' {
  const count = (words: RegExp) => JSON.stringify(resume).match(words)?.length ?? 0;
  return count(/\b(?:the|and|of|with|for)\b/g) > count(/\b(?:de|la|el|y|con)\b/g) ? 'en' : 'es';
}

/** Reads JSON. Throws with line and column if the text is no JSON. */
function parse(json: string): unknown {
  try {
    transformSync(json, { loader: 'json', logLevel: 'silent' });
  } catch (failure) {
    const [{ location, text } = { location: null, text: '' }] = (failure as TransformFailure).errors;
    throw new Error(words.brokenJson(location?.line ?? 0, (location?.column ?? 0) + 1, text));
  }
  return JSON.parse(json);
}

function fromExport(name: string, files: [name: string, bytes: Uint8Array][]): ResumeFile {
  const { resume, unread } = fromLinkedIn(files);
  const file = sectionsOf(name, resume);
  const left = unread.length > 0 ? [words.unread(unread.join(', '))] : [];
  return { ...file, left: [...file.left, ...left] };
}

/** The names of languages in the names of files. */
const NAMES = { es: 'es|esp|español|spanish', en: 'en|eng|english' };

/** Finds the version of a résumé in a language: for English, `resume-en.json` beside `resume.json` or `resume-es.json`. */
function beside(file: string, tag: 'es' | 'en'): string | undefined {
  const { dir, name } = path.parse(file);
  const stem = name.replace(new RegExp(`[-_. ](${NAMES[tag === 'en' ? 'es' : 'en']})$`, 'i'), '');
  const isOther = (other: string) => new RegExp(`^[-_. ](${NAMES[tag]})\\.json$`, 'i').test(other.slice(stem.length));
  const found = readdirSync(dir || '.').find((other) => other.startsWith(stem) && isOther(other));
  return found && path.join(dir, found);
}
