import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { plain } from './dates';
import { fromLinkedIn, linkedInName, placeInExport } from './linkedin';
import { type Entry, isEntry } from './texts';

/** Why a file is not taken, in one sentence. */
export class Refusal extends Error {}

export interface ResumeFile {
  name: string;
  resume: Entry;
  /** The place of a value in the file, as readers find it. */
  placeOf: (path: string) => string;
  /** Files of an export that are not read. */
  unread: string[];
}

/** What the other tools' files have at their top. */
const OTHER_TOOLS: [tool: string, marks: string[]][] = [
  ['Reactive Resume', ['sections', 'metadata']],
  ['Reactive Resume', ['sections', 'basics', 'picture']],
  ['RenderCV', ['cv']],
  ['FRESH', ['employment']],
  ['Europass', ['SkillsPassport']],
  ['OpenResume', ['resume', 'settings']],
];
const SECTIONS = ['basics', 'work', 'education', 'skills', 'projects', 'languages', 'certificates'];

/** Reads a JSON Resume, or the folder or archive of LinkedIn's export. Throws a `Refusal`. */
export function readResumeFile(file: string): ResumeFile {
  if (!existsSync(file)) throw new Refusal(`No existe ${path.resolve(file)}.`);
  const name = path.basename(path.resolve(file));
  if (statSync(file).isDirectory())
    return exported(name, readdirSync(file), (entry) => readFileSync(path.join(file, entry)));
  if (path.extname(file).toLowerCase() !== '.zip')
    return { name, resume: parsed(name, decoded(name, readFileSync(file))), placeOf: (path) => path, unread: [] };
  const names: string[] = [];
  try {
    const files = unzipSync(readFileSync(file), {
      filter: ({ name }) => names.push(name) > 0 && linkedInName(path.posix.basename(name)) !== undefined,
    });
    return exported(name, names, (entry) => files[entry] ?? new Uint8Array());
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${name} no se puede abrir como ZIP: descárgalo de nuevo.`);
  }
}

function exported(name: string, files: string[], read: (file: string) => Uint8Array): ResumeFile {
  const known = (file: string) => linkedInName(path.posix.basename(file));
  const texts = files.flatMap((file) => {
    const as = known(file);
    return as ? [[as, decoded(file, read(file))] as const] : [];
  });
  if (texts.length === 0)
    throw new Refusal(`${name} no tiene los archivos de LinkedIn, como Profile.csv o Positions.csv.`);
  const unread = files.filter((file) => !known(file) && !file.endsWith('/'));
  return { name, resume: fromLinkedIn(new Map(texts)), placeOf: placeInExport, unread };
}

/**
 * The résumé and that in English beside it, known by their names: `resume-en.json`, `resume.en.json` or `resume_english.json` beside
 * `resume.json`, or `resume.json` itself beside `resume-es.json`.
 */
export function editionsOf(file: string): { main: string; english?: string } {
  const [stem, language] = nameAndLanguage(file);
  if (path.extname(file).toLowerCase() !== '.json' || !existsSync(file)) return { main: file };
  const folder = path.dirname(file);
  const beside = (wanted: string) =>
    readdirSync(folder)
      .map((name) => path.join(folder, name))
      .find((other) => /\.json$/i.test(other) && nameAndLanguage(other).join() === `${stem},${wanted}`);
  if (language === 'en') {
    const main = beside('es') ?? beside('');
    return main ? { main, english: file } : { main: file };
  }
  const [english, spanish] = [beside('en'), beside('es')];
  return !english && language === '' && spanish ? { main: spanish, english: file } : { main: file, english };
}

function nameAndLanguage(file: string): [stem: string, language: string] {
  const [, stem = '', , english, spanish] =
    plain(path.parse(file).name).match(/^(.+?)([-_. ](?:(en|eng|english|ingles)|(es|esp|spanish|espanol)))?$/) ?? [];
  return [stem, english ? 'en' : spanish ? 'es' : ''];
}

function parsed(name: string, text: string): Entry {
  let resume: unknown;
  try {
    resume = JSON.parse(text);
  } catch (error) {
    throw new Refusal(
      `${name} no es JSON bien escrito, que no admite comentarios ni comas de más: ${Error(`${error}`).message}.`,
    );
  }
  if (!isEntry(resume)) throw new Refusal(`${name} no es un JSON Resume: no tiene entradas con nombre.`);
  const keys = Object.keys(resume);
  const [tool] = OTHER_TOOLS.find(([, marks]) => marks.every((mark) => keys.includes(mark))) ?? [];
  if (tool) throw new Refusal(`${name} es de ${tool}: expórtalo como JSON Resume.`);
  if (keys.includes('experience') && !keys.includes('work'))
    throw new Refusal(`${name} no es un JSON Resume: tiene experience, y los empleos van en work.`);
  if (!SECTIONS.some((section) => keys.includes(section)))
    throw new Refusal(`${name} no es un JSON Resume: no tiene ${SECTIONS.join(', ')}.`);
  return resume;
}

/** The text of a file in UTF-8, or in UTF-16 with its mark or its zeros. */
function decoded(name: string, bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  try {
    return new TextDecoder(isBig ? 'utf-16be' : isLittle ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(`${name} no está en UTF-8: guárdalo así en tu editor.`);
  }
}
