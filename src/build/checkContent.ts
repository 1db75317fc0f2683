import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Owner } from '../content/types';
import { factRules, textRules } from './contentRules';
import type { Pictures } from './contentValues';
import example from './example.json';
import type { Facts } from './facts';
import type { Texts } from './texts';

/** Placeholders of the example, of which none may be published. */
const PLACEHOLDERS = [
  /^(Nombre )?Apellido$/,
  /^1998-05-14$/,
  /6000-?0000/,
  /\bexample\.com\b/,
  /^Nombre de la (carrera|institución)$/,
  /^año de egreso$/,
];

/** Hosts that run no PHP. */
const STATIC_HOSTS = ['github.io', 'netlify.app', 'pages.dev', 'vercel.app'];

/** The faults in the facts: one sentence each, with file, field and value. */
export const checkFacts = (facts: Facts, pictures: Pictures) => faultsIn(facts, factRules(facts, pictures));

/** The faults in the texts that derive from the facts. */
export const checkTexts = (texts: Texts, pictures: Pictures) => faultsIn(texts, textRules(pictures));

/**
 * What is left of the example, unless the owner keeps it: one sentence each.
 *
 * @param masters Hashes of the pictures, by path in `src/assets` without extension.
 */
export function findExamples(facts: Facts, texts: Texts, masters: Record<string, string>): string[] {
  const { owner, curriculum, kept } = facts['src/content/owner.ts'];
  const { projects, demos } = facts['src/content/projects.ts'];
  const { about } = texts['src/content/about.ts'];
  const isExample = (text: string) =>
    PLACEHOLDERS.some((placeholder) => placeholder.test(text)) || example.texts.some((part) => text.includes(part));
  const files = Object.entries({
    'src/content/owner.ts': { owner, curriculum },
    'src/content/projects.ts': { projects, demos },
    'src/content/about.ts': { about: { statement: about.statement, paragraphs: about.paragraphs } },
  });
  const fields = files.flatMap(([file, content]) =>
    textsIn(content).map(([way, text]) => ({ file, field: fieldAt(way), text })),
  );
  return [
    ...fields
      .filter(({ field, text }) => isExample(text) && !kept.includes(field))
      .map(({ file, field, text }) => `${placeOf(file, text)}: ${field} is ${shown(text)}, which is example data.`),
    ...Object.entries(example.pictures)
      .filter(
        ([name, master]) => masters[name] === master && !kept.includes(name) && !kept.includes(`src/assets/${name}`),
      )
      .map(([name]) => `src/assets/${name} is a picture of the example.`),
  ];
}

/** Why messages of the contact form would not arrive, if so. */
export function undeliverable({ contactForm, siteUrl }: Owner): string[] {
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : '';
  if (contactForm.service !== 'php' || !STATIC_HOSTS.some((name) => host === name || host.endsWith(`.${name}`)))
    return [];
  const other = host.endsWith('netlify.app') ? "{ service: 'netlify' }" : "{ service: 'formspree', id: '…' }";
  return [
    `src/content/owner.ts: owner.contactForm is { service: 'php' }, but ${host} runs no PHP: write ${other} or another service of docs/contact-form.md.`,
  ];
}

function faultsIn<Files extends object>(files: Files, rules: Record<keyof Files, v.GenericSchema>) {
  return (Object.keys(files) as (keyof Files & string)[]).flatMap((file) => {
    const { issues = [] } = v.safeParse(rules[file], files[file], { abortPipeEarly: true });
    return issues.map((issue) => {
      const field = fieldAt(v.getDotPath(issue) ?? '') || 'what it says';
      return `${placeOf(file, issue.input)}: ${field} is ${shown(issue.input)}, but must be ${issue.message}.`;
    });
  });
}

/** A file, with the line of a value that is written once in it. */
function placeOf(file: string, value: unknown): string {
  const written = String(value);
  if (written.length < 4 || !existsSync(file)) return file;
  const lines = readFileSync(file, 'utf8').split('\n');
  const found = lines.flatMap((line, index) => (line.includes(written) ? index + 1 : []));
  return found.length === 1 ? `${file}:${found[0]}` : file;
}

/** A property path for readers, who count from 1: `projects.0.url` is `projects[1].url`. */
function fieldAt(way: string): string {
  return way.replaceAll(/\.(\d+)/g, (_, index) => `[${Number(index) + 1}]`);
}

/** All strings in a value, with their property paths. */
function textsIn(value: unknown, way = ''): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, way ? `${way}.${key}` : key));
}

function shown(value: unknown): string {
  const written = JSON.stringify(value) ?? 'not there';
  if (written.length <= 90) return written;
  const length = typeof value === 'string' ? `" (${value.length} characters)` : '';
  return `${[...written].slice(0, 90).join('')}…${length}`;
}
