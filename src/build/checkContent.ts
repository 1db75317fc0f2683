import * as v from 'valibot';
import { factRules, type Pictures, textRules } from './contentRules';
import type { Facts } from './facts';
import type { Texts } from './texts';

/** Example data of this project, which must not be published. */
const EXAMPLES = [
  /^(Nombre )?Apellido$/,
  /^1998-05-14$/,
  /6000-?0000/,
  /\bexample\.com\b/,
  /^Nombre de la (carrera|institución)$/,
  /^año de egreso$/,
];

/** The faults and the remaining example data in the facts: one sentence each, with file, field and value. */
export function checkFacts(facts: Facts, pictures: Pictures) {
  const examples = (['src/content/owner.ts', 'src/content/projects.ts'] as const).flatMap((file) =>
    textsIn(facts[file])
      .filter(([, text]) => EXAMPLES.some((example) => example.test(text)))
      .map(([way, text]) => `${file}: ${fieldAt(way)} is ${shown(text)}, which is example data.`),
  );
  return { faults: faultsIn(facts, factRules(facts, pictures)), examples };
}

/** The faults in the texts that derive from the facts. */
export function checkTexts(texts: Texts, pictures: Pictures) {
  return faultsIn(texts, textRules(pictures));
}

function faultsIn<Files extends object>(files: Files, rules: Record<keyof Files, v.GenericSchema>) {
  return (Object.keys(files) as (keyof Files & string)[]).flatMap((file) => {
    const { issues = [] } = v.safeParse(rules[file], files[file]);
    return issues.map(
      (issue) =>
        `${file}: ${fieldAt(v.getDotPath(issue) ?? '')} is ${shown(issue.input)}, but must be ${issue.message}.`,
    );
  });
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
  return written.length > 90 ? `${written.slice(0, 90)}…" (${String(value).length} characters)` : written;
}
