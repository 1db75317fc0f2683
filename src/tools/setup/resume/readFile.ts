import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type TransformFailure, transformSync } from 'esbuild';
import { unzipSync } from 'fflate';
import { isEntry } from '../../build/check/texts';
import { spoken, words } from '../language';
import { fromLinkedIn } from './linkedin';
import { type ResumeFile, sectionsOf } from './sections';

/** A résumé, and its English version if there is one. */
export interface Resumes {
  main: ResumeFile;
  english?: ResumeFile;
}

const SECTIONS = ['basics', 'work', 'education', 'skills', 'projects', 'languages', 'certificates'];

/** Reads a résumé, and the English version beside the file. Throws if one of the files is no résumé. */
export function readResumes(file: string): Resumes {
  const english = englishBeside(file);
  if (spoken === 'en') return { main: readResumeFile(english ?? file) };
  return { main: readResumeFile(file), ...(english && { english: readResumeFile(english) }) };
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

/** Finds the English version of a résumé, such as `resume-en.json` or `resume.english.json` beside `resume.json` or `resume-es.json`. */
export function englishBeside(file: string): string | undefined {
  const { dir, name } = path.parse(file);
  const stem = name.replace(/[-_. ](es|esp|español|spanish)$/i, '');
  const isEnglish = (other: string) => /^[-_. ](en|eng|english)\.json$/i.test(other.slice(stem.length));
  const english = readdirSync(dir || '.').find((other) => other.startsWith(stem) && isEnglish(other));
  return english && path.join(dir, english);
}
