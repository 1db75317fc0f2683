import ts from 'typescript';

/**
 * A module's source with other values for constants, or for properties of constants, such as `about.statement`.
 * Throws if it does not have one of them.
 */
export function withValues(source: string, values: Record<string, unknown>): string {
  const file = ts.createSourceFile('', source, ts.ScriptTarget.Latest);
  const edits = Object.entries(values).map(([path, value]) => {
    const node = valueAt(file, path);
    // Numbers that are names have no quotation marks, as owners write them.
    const text = JSON.stringify(value).replaceAll(/(?<=[{,])"(\d+)":/g, '$1:');
    return { from: node.getStart(file), to: node.end, text };
  });
  return edits
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: value }) => text.slice(0, from) + value + text.slice(to), source);
}

function valueAt(file: ts.SourceFile, path: string): ts.Expression {
  const [constant, ...properties] = path.split('.');
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((node) => node.declarationList.declarations);
  let value = declarations.find(({ name }) => name.getText(file) === constant)?.initializer;
  for (const property of properties) {
    const members =
      value && ts.isObjectLiteralExpression(value) ? value.properties.filter(ts.isPropertyAssignment) : [];
    value = members.find(({ name }) => name.getText(file) === property)?.initializer;
  }
  if (!value) throw new Error(`The file has no ${path}.`);
  return value;
}
