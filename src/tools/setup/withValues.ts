import ts from 'typescript';

/** Replaces the values of constants in the source of a module. Throws if the module lacks one of the constants. */
export function withValues(source: string, values: Record<string, unknown>): string {
  const file = ts.createSourceFile('', source, ts.ScriptTarget.Latest);
  const statements = file.statements.filter(ts.isVariableStatement);
  const declarations = statements.flatMap(({ declarationList }) => declarationList.declarations);
  const edits = Object.entries(values).map(([constant, value]) => {
    const node = declarations.find(({ name }) => name.getText(file) === constant)?.initializer;
    if (!node) throw new Error(`The file has no ${constant}.`);
    // Names of properties that are numbers lose their quotation marks, because owners write such names without.
    return { node, text: JSON.stringify(value).replaceAll(/(?<=[{,])"(\d+)":/g, '$1:') };
  });
  return edits
    .sort((one, other) => other.node.end - one.node.end)
    .reduce((text, edit) => text.slice(0, edit.node.getStart(file)) + edit.text + text.slice(edit.node.end), source);
}
