import type { NodePath, PluginObj, types } from '@babel/core';

/**
 * A Babel plugin that takes out what constants guard which the build leaves empty, and what then has no use in the module. The
 * bundler would drop the same code, but leave `false` among the children of elements, and name scripts and variables after
 * all that the modules have: a site in one language would not be, byte for byte, that of a project without editions.
 *
 * @param options The names of the constants.
 */
export function withoutGuarded({ types: t }: { types: typeof types }, { guards }: { guards: string[] }): PluginObj {
  const isGuard = (node: types.Node): boolean =>
    (t.isIdentifier(node) && guards.includes(node.name)) ||
    (t.isLogicalExpression(node, { operator: '&&' }) && isGuard(node.left));
  return {
    visitor: {
      Program: {
        exit(program) {
          while (removeUnused(program)) program.scope.crawl();
        },
      },
      JSXExpressionContainer(path) {
        if (isGuard(path.node.expression)) path.remove();
      },
      SpreadElement(path) {
        if (isGuard(path.node.argument)) path.remove();
      },
      JSXSpreadAttribute(path) {
        if (isGuard(path.node.argument)) path.remove();
      },
      IfStatement(path) {
        const { test, consequent } = path.node;
        if (t.isUnaryExpression(test, { operator: '!' }) && isGuard(test.argument)) path.replaceWith(consequent);
        else if (!isGuard(test)) return;
        else if (path.node.alternate) path.replaceWith(path.node.alternate);
        else path.remove();
      },
      ConditionalExpression(path) {
        if (isGuard(path.node.test)) path.replaceWith(path.node.alternate);
      },
      LogicalExpression(path) {
        if (isGuard(path.node)) path.replaceWith(t.booleanLiteral(false));
      },
    },
  };
}

/** Removes what has no use: imports, constants, functions, and names taken out of objects. Returns whether there was any. */
function removeUnused(program: NodePath<types.Program>): boolean {
  program.scope.crawl();
  const unused = Object.values(program.scope.bindings).filter(({ referenced }) => !referenced);
  const removed = unused.filter(({ path }) => remove(path));
  let hasRemoved = removed.length > 0;
  program.traverse({
    ObjectProperty(path) {
      const { value } = path.node;
      if (!path.parentPath.isObjectPattern() || value.type !== 'Identifier') return;
      if (path.scope.getBinding(value.name)?.referenced !== false) return;
      path.remove();
      hasRemoved = true;
    },
  });
  return hasRemoved;
}

/** Whether an import is of a type, whose use Babel does not see. */
function isOfType(node: types.Node): boolean {
  return 'importKind' in node && node.importKind === 'type';
}

/** Removes the declaration of a name, unless it is that of a type. */
function remove(path: NodePath): boolean {
  const { node, parentPath } = path;
  if (path.isVariableDeclarator() || path.isFunctionDeclaration()) path.remove();
  else if (parentPath?.isImportDeclaration() && !isOfType(node) && !isOfType(parentPath.node)) {
    const left = parentPath.node.specifiers.filter((specifier) => specifier !== node);
    if (left.length === 0) parentPath.remove();
    else parentPath.node.specifiers = left;
  } else return false;
  return true;
}
