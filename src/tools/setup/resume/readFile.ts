import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { fromLinkedIn, listIn } from './linkedin';
import { type Entry, isEntry, plain } from './texts';

export interface ResumeFile {
  name: string;
  resume: Entry;
  /** Files of an export that are not read. */
  unread: string[];
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const SECTIONS = ['basics', 'work', 'education', 'skills', 'projects', 'languages', 'certificates'];

/** A résumé, and that in English beside it. */
export interface Resumes {
  main: ResumeFile;
  english?: ResumeFile;
}

/** Reads a résumé, and that in English beside it. Throws if one of them is none. */
export function readResumes(file: string): Resumes {
  const { main, english } = editionsOf(file);
  return { main: readResumeFile(main), ...(english && { english: readResumeFile(english) }) };
}

/** Reads a JSON Resume, or the folder or archive of LinkedIn's export. Throws if it is neither. */
export function readResumeFile(file: string): ResumeFile {
  const name = path.basename(path.resolve(file));
  if (/\.zip$/i.test(name)) return exported(name, unzipSync(readFileSync(file)));
  if (statSync(file).isDirectory()) {
    const files = readdirSync(file, { withFileTypes: true }).filter((entry) => entry.isFile());
    return exported(
      name,
      Object.fromEntries(files.map((entry) => [entry.name, readFileSync(path.join(file, entry.name))])),
    );
  }
  const resume: unknown = JSON.parse(utf8.decode(readFileSync(file)));
  // Reactive Resume's own files have `basics`, too, and the rest in `sections`.
  if (isEntry(resume) && SECTIONS.some((section) => section in resume) && !('sections' in resume))
    return { name, resume, unread: [] };
  throw new Error(`no tiene ${SECTIONS.join(', ')}`);
}

function exported(name: string, files: Record<string, Uint8Array>): ResumeFile {
  const lists: Record<string, string> = {};
  const unread: string[] = [];
  for (const [file, bytes] of Object.entries(files)) {
    const list = listIn(path.posix.basename(file));
    if (list) lists[list] = utf8.decode(bytes);
    else if (!file.endsWith('/')) unread.push(file);
  }
  if (Object.keys(lists).length === 0) throw new Error('no tiene Profile.csv, Positions.csv ni otro que se lea');
  return { name, resume: fromLinkedIn(lists), unread };
}

/**
 * The résumé and that in English beside it, known by their names: `resume-en.json`, `resume.en.json` or `resume_english.json` beside
 * `resume.json`, or `resume.json` itself beside `resume-es.json`.
 */
export function editionsOf(file: string): { main: string; english?: string } {
  const [stem] = stemAndLanguage(path.basename(file));
  const [spanish, either, english] = ['es', '', 'en'].map((language) =>
    readdirSync(path.dirname(file)).find((name) => stemAndLanguage(name).join() === `${stem},${language}`),
  );
  const main = spanish ?? either;
  const translation = english ?? (spanish && either);
  const inFolder = (name: string) => path.join(path.dirname(file), name);
  if (!stem || !main) return { main: file };
  return { main: inFolder(main), ...(translation && { english: inFolder(translation) }) };
}

function stemAndLanguage(name: string): [stem: string, language: string] {
  const marked = plain(name).match(/^(.+?)(?:[-_. ](?:(eng?|english)|(esp?|espanol|spanish)))?\.json$/) ?? [];
  return [marked[1] ?? '', marked[2] ? 'en' : marked[3] ? 'es' : ''];
}
