import { createRequire } from 'node:module';
import path from 'node:path';
import type { Expression, SourceFile } from 'typescript';

/** Loaded once there is something to write: it takes a second, for which the first question does not have to wait. */
const loadTypeScript = (): typeof import('typescript') => createRequire(path.resolve('package.json'))('typescript');

/**
 * A module's source with other values for constants, or for properties of constants, such as `about.statement`.
 * Throws if it does not have one of them.
 */
export function withValues(source: string, values: Record<string, unknown>): string {
  const ts = loadTypeScript();
  const file = ts.createSourceFile('', source, ts.ScriptTarget.Latest);
  const edits = Object.entries(values).map(([path, value]) => {
    const node = valueAt(file, path);
    // Numbers that are names have no quotation marks, as owners write them.
    const text = JSON.stringify(value).replaceAll(/(?<=[{,])"(\d+)":/g, '$1:');
    return { from: node.getStart(file), to: node.end, text };
  });
  return edits
    .sort((one, other) => other.from - one.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), source);
}

function valueAt(file: SourceFile, path: string): Expression {
  const ts = loadTypeScript();
  const [constant, ...properties] = path.split('.');
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((node) => node.declarationList.declarations);
  let value = declarations.find(({ name }) => name.getText(file) === constant)?.initializer;
  for (const property of properties) {
    const members = value && ts.isObjectLiteralExpression(value) ? value.properties : [];
    value = members.flatMap((member) =>
      ts.isPropertyAssignment(member) && member.name.getText(file) === property ? member.initializer : [],
    )[0];
  }
  if (!value) throw new Error(`The file has no ${path}.`);
  return value;
}
