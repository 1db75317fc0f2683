import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { isEntry } from './entries';
import { fromLinkedIn, linkedInName } from './linkedin';

/** Why a file is not taken, in one sentence. */
export class Refusal extends Error {}

export interface ResumeFile {
  name: string;
  resume: unknown;
  /** The place of a value in the file, as readers find it. */
  placeOf: (path: string) => string;
  /** Files of an export that are not read. */
  unread: string[];
}

/** Bytes of a text and of an archive. */
const LARGEST_TEXT = 5e6;
const LARGEST_ARCHIVE = 1e8;

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
  const name = path.basename(file);
  if (statSync(file).isDirectory()) return ofExport(name, filesIn(file));
  const { size } = statSync(file);
  if (path.extname(file).toLowerCase() === '.zip') {
    if (size > LARGEST_ARCHIVE) throw new Refusal(`${name} es demasiado grande: se leen archivos de hasta 100 MB.`);
    return ofExport(name, filesInArchive(name, readFileSync(file)));
  }
  if (size > LARGEST_TEXT) throw new Refusal(`${name} es demasiado grande: se leen archivos de hasta 5 MB.`);
  return { name, resume: parsed(name, decoded(name, readFileSync(file))), placeOf: (path) => path, unread: [] };
}

/** The résumé in Spanish beside one in English, if there is one: `resume-es.json` beside `resume.json`. */
export function spanishBeside(file: string): string | undefined {
  const { dir, name, ext } = path.parse(file);
  const spanish = path.join(dir, `${name}-es${ext}`);
  return ext.toLowerCase() === '.json' && existsSync(spanish) ? spanish : undefined;
}

function parsed(name: string, text: string): unknown {
  let resume: unknown;
  try {
    resume = JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${name} no es JSON bien escrito: ${error instanceof Error ? error.message : error}.`);
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

function ofExport(name: string, { texts, unread }: { texts: Map<string, string>; unread: string[] }): ResumeFile {
  if (texts.size === 0)
    throw new Refusal(`${name} no tiene los archivos de LinkedIn, como Profile.csv o Positions.csv.`);
  return { name, ...fromLinkedIn(texts), unread };
}

function filesIn(folder: string) {
  const texts = new Map<string, string>();
  const unread: string[] = [];
  for (const file of readdirSync(folder)) {
    const place = path.join(folder, file);
    const known = linkedInName(file);
    if (known && statSync(place).size <= LARGEST_TEXT) texts.set(known, decoded(file, readFileSync(place)));
    else unread.push(file);
  }
  return { texts, unread };
}

function filesInArchive(name: string, bytes: Uint8Array) {
  const unread: string[] = [];
  const known = (file: string) => linkedInName(path.posix.basename(file));
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: (file) => {
        if (file.name.split(/[\\/]/).includes('..'))
          throw new Refusal(
            `${name} tiene un archivo fuera de su carpeta, ${file.name}: descarga la exportación de nuevo.`,
          );
        const isRead = known(file.name) !== undefined && file.originalSize <= LARGEST_TEXT;
        if (!isRead && !file.name.endsWith('/')) unread.push(file.name);
        return isRead;
      },
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${name} no se puede abrir como ZIP: descárgalo de nuevo.`);
  }
  const texts = Object.entries(files).flatMap(([file, content]) => {
    const as = known(file);
    return as ? [[as, decoded(file, content)] as const] : [];
  });
  return { texts: new Map(texts), unread };
}
