import * as v from 'valibot';
import type { Content } from './content';
import { contentRules, type Pictures } from './contentRules';

/** Example data of this project, which must not be published. */
const EXAMPLES = [
  /^(Nombre )?Apellido$/,
  /^1998-05-14$/,
  /6000-?0000/,
  /\bexample\.com\b/,
  /^Nombre de la (carrera|institución)$/,
  /^año de egreso$/,
];

/**
 * The faults and the remaining example data in the content: one sentence each, with file, field and value.
 *
 * @param networks The markup of `public/networks.svg`.
 */
export function checkContent(content: Content, pictures: Pictures, networks: string) {
  const faults = Object.entries(contentRules(content, pictures, networks)).flatMap(([file, schema]) => {
    const { issues = [] } = v.safeParse<v.GenericSchema>(schema, content[file as keyof Content]);
    return issues.map(
      (issue) => `${file}: ${v.getDotPath(issue)} is ${shown(issue.input)}, but must be ${issue.message}.`,
    );
  });
  const examples = (['src/content/owner.ts', 'src/content/projects.ts'] as const).flatMap((file) =>
    textsIn(content[file])
      .filter(([, text]) => EXAMPLES.some((example) => example.test(text)))
      .map(([way, text]) => `${file}: ${way} is ${shown(text)}, which is example data.`),
  );
  return { faults, examples };
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
