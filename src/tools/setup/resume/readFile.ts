import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { fromLinkedIn, listIn } from './linkedin';
import { type Entry, isEntry, plain } from './texts';

/** Why a file is not taken, in one sentence. */
export class Refusal extends Error {}

export interface ResumeFile {
  name: string;
  resume: Entry;
  /** Files of an export that are not read. */
  unread: string[];
}

const SECTIONS = ['basics', 'work', 'education', 'skills', 'projects', 'languages', 'certificates'];

/** Reads a JSON Resume, or the folder or archive of LinkedIn's export. Throws a `Refusal`. */
export function readResumeFile(file: string): ResumeFile {
  if (!existsSync(file)) throw new Refusal(`No existe ${path.resolve(file)}.`);
  const name = path.basename(path.resolve(file));
  if (statSync(file).isDirectory())
    return exported(name, readdirSync(file), (entry) => readFileSync(path.join(file, entry)));
  const bytes = readFileSync(file);
  if (!/\.zip$/i.test(name)) return { name, resume: parsed(name, decoded(name, bytes)), unread: [] };
  try {
    const files = unzipSync(bytes);
    return exported(name, Object.keys(files), (entry) => files[entry] ?? new Uint8Array());
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(`${name} no se puede abrir como ZIP: descárgalo de nuevo.`);
  }
}

function exported(name: string, files: string[], read: (file: string) => Uint8Array): ResumeFile {
  const listOf = (file: string) => listIn(path.posix.basename(file));
  const known = files.flatMap((file) => (listOf(file) ? [[listOf(file), decoded(file, read(file))]] : []));
  if (known.length === 0)
    throw new Refusal(`${name} no tiene los archivos de LinkedIn, como Profile.csv o Positions.csv.`);
  const unread = files.filter((file) => !listOf(file) && !file.endsWith('/'));
  return { name, resume: fromLinkedIn(Object.fromEntries(known)), unread };
}

/**
 * The résumé and that in English beside it, known by their names: `resume-en.json`, `resume.en.json` or `resume_english.json` beside
 * `resume.json`, or `resume.json` itself beside `resume-es.json`.
 */
export function editionsOf(file: string): { main: string; english?: string } {
  const [stem, language] = nameAndLanguage(file);
  if (path.extname(file).toLowerCase() !== '.json' || !existsSync(file)) return { main: file };
  const folder = path.dirname(file);
  const others = readdirSync(folder).map((name) => path.join(folder, name));
  const beside = (wanted: string) =>
    others.find((other) => /\.json$/i.test(other) && nameAndLanguage(other).join() === `${stem},${wanted}`);
  const [english, spanish] = [beside('en'), beside('es')];
  if (language === 'en') return { main: spanish ?? beside('') ?? file, english: (spanish ?? beside('')) && file };
  return !english && language === '' && spanish ? { main: spanish, english: file } : { main: file, english };
}

function nameAndLanguage(file: string): [stem: string, language: string] {
  const [, stem = '', english, spanish] =
    plain(path.parse(file).name).match(/^(.+?)(?:[-_. ](?:(en|eng|english|ingles)|(es|esp|spanish|espanol)))?$/) ?? [];
  return [stem, english ? 'en' : spanish ? 'es' : ''];
}

function parsed(name: string, text: string): Entry {
  let resume: unknown;
  try {
    resume = JSON.parse(text);
  } catch (error) {
    const why = Error(`${error}`).message;
    throw new Refusal(`${name} no es JSON bien escrito, que no admite comentarios ni comas de más: ${why}.`);
  }
  if (isEntry(resume) && SECTIONS.some((section) => section in resume) && !('sections' in resume)) return resume;
  throw new Refusal(
    `${name} no es un JSON Resume, que tiene ${SECTIONS.join(', ')}: si es de otra herramienta, expórtalo así.`,
  );
}

function decoded(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(`${name} no está en UTF-8: guárdalo así en tu editor.`);
  }
}
