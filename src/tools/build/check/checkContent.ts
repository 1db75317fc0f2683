import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Content, type Context, contentSchema, isLanguage, type Owner } from '../../../content/schema';
import type { Pictures } from '../../../content/schema/kinds';
import { isFact } from './facts';

/** Hosts that run no PHP. */
const STATIC_HOSTS = ['github.io', 'netlify.app', 'pages.dev', 'vercel.app'];

/**
 * The faults in the content: one sentence each, with file, field and value. Of what the schema does not have, such as the texts
 * of an owner's own section, only blank texts are faults.
 *
 * @param folder Where the content lies.
 * @param isTranslation Whether it has the facts of another folder, whose faults are said there.
 */
export function checkContent(
  content: Content,
  pictures: Pictures,
  folder = 'src/content',
  isTranslation = false,
): string[] {
  const schema = contentSchema({ pictures, ...contextOf(content) });
  const faults = (Object.keys(schema) as (keyof Content)[]).flatMap((name) => {
    const { issues = [] } = v.safeParse<v.GenericSchema>(schema[name], content[name], { abortPipeEarly: true });
    return issues.flatMap((issue) => {
      const keys = issue.path?.map(({ key }) => String(key)) ?? [];
      if (isTranslation && isFact(schema[name], keys)) return [];
      const field = fieldAt(v.getDotPath(issue) ?? '') || 'what it says';
      return `${placeOf(fileOf(name, folder), issue.input)}: ${field} is ${shown(issue.input)}, but must be ${issue.message}.`;
    });
  });
  const blank = Object.entries(content).flatMap(([name, parts]) => {
    const known = Object.keys(schema[name as keyof Content]?.entries ?? {});
    return textsIn(parts).flatMap(([path, text]) =>
      text.trim() || known.includes(path.split('.')[0] ?? '')
        ? []
        : `${fileOf(name, folder)}: ${fieldAt(path)} is ${shown(text)}, but must be a text.`,
    );
  });
  return [...faults, ...blank];
}

/** What parts of a content that may be wrong say to the checks of others. */
function contextOf(content: Content): Context {
  const tag = fieldOf(content.locale?.locale, 'tag');
  const question = fieldOf(content.locale?.locale, 'question');
  const marks = ['opening', 'closing'].map((mark) => fieldOf(question, mark));
  const pages = Object.entries(Object(content.pages?.pages)).filter(([, page]) => Object(page) === page);
  return {
    name: fieldOf(content.owner?.owner, 'name'),
    country: fieldOf(content.owner?.owner, 'country'),
    projectIds: fieldsOf(content.projects?.projects, 'id'),
    technologyNames: fieldsOf(content.technologies?.technologies, 'name'),
    pageNames: pages.map(([name]) => name),
    pagePaths: pages.map(([, page]) => fieldOf(page, 'path')),
    editionTags: Array.isArray(content.owner?.editions) ? content.owner.editions : [],
    ...(typeof tag === 'string' && isLanguage(tag) && { language: tag }),
    ...(marks.every((mark) => typeof mark === 'string') && { question: content.locale?.locale.question }),
  };
}

/** A field of a value that may be anything. */
function fieldOf(value: unknown, field: string): unknown {
  return Object(value)[field];
}

/** A field of each entry of a list that may be anything. */
function fieldsOf(list: unknown, field: string): unknown[] {
  return Array.isArray(list) ? list.map((entry) => fieldOf(entry, field)) : [];
}

/** Why messages of the contact form would not arrive, if so. */
export function undeliverable({ contactForm, siteUrl }: Pick<Owner, 'contactForm' | 'siteUrl'>): string[] {
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : '';
  if (contactForm.service !== 'php' || !STATIC_HOSTS.some((name) => host === name || host.endsWith(`.${name}`)))
    return [];
  const other = host.endsWith('netlify.app') ? "{ service: 'netlify' }" : "{ service: 'formspree', id: '…' }";
  return [
    `src/content/owner.ts: owner.contactForm is { service: 'php' }, but ${host} runs no PHP: write ${other} or another service of docs/contact-form.md.`,
  ];
}

/** Characters that need no glyph of a text font: line breaks and joiners, and emoji, which every system has. */
const WITHOUT_GLYPH = /\p{C}|\p{Variation_Selector}|\p{Extended_Pictographic}/u;

/** The characters of the content, each with a file that has it. */
export function charactersOf(content: Content, folder = 'src/content'): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, parts] of Object.entries(content).sort()) {
    for (const character of textsIn(parts).flatMap(([, text]) => [...text])) {
      if (!WITHOUT_GLYPH.test(character)) found.set(character, fileOf(name, folder));
    }
  }
  return found;
}

export function fileOf(name: string, folder: string): string {
  return `${folder}/${name}.ts`;
}

/** A file, with the line of a value that is written once in it. */
export function placeOf(file: string, value: unknown): string {
  const written = String(value);
  if (written.length < 4 || !existsSync(file)) return file;
  const lines = readFileSync(file, 'utf8').split('\n');
  const found = lines.flatMap((line, index) => (line.includes(written) ? index + 1 : []));
  return found.length === 1 ? `${file}:${found[0]}` : file;
}

/** A property path for readers, who count from 1: `projects.0.url` is `projects[1].url`. */
export function fieldAt(path: string): string {
  return path.replaceAll(/\.(\d+)/g, (_, index) => `[${Number(index) + 1}]`);
}

/** All strings in a value, with their property paths. */
export function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : key));
}

export function shown(value: unknown): string {
  const written = JSON.stringify(value) ?? 'not there';
  if (written.length <= 90) return written;
  const length = typeof value === 'string' ? `" (${value.length} characters)` : '';
  return `${[...written].slice(0, 90).join('')}…${length}`;
}
