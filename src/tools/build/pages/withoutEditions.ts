import type { NodePath, PluginObj, types } from '@babel/core';

/**
 * A Babel plugin for a site of one language: takes out what `HAS_EDITIONS` guards, and what then has no use in the module. The
 * bundler would drop the same code, but leave `false` among the children of elements, and name scripts and variables after
 * all that the modules have: the site would not be, byte for byte, that of a project without editions.
 */
export function withoutEditions({ types: t }: { types: typeof types }): PluginObj {
  const isGuard = (node: types.Node): boolean =>
    t.isIdentifier(node, { name: 'HAS_EDITIONS' }) ||
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
      IfStatement(path) {
        if (!isGuard(path.node.test)) return;
        if (path.node.alternate) path.replaceWith(path.node.alternate);
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

/** Removes imports, constants and functions without a use. Returns whether there were any. */
function removeUnused(program: NodePath<types.Program>): boolean {
  program.scope.crawl();
  const unused = Object.values(program.scope.bindings).filter(({ referenced }) => !referenced);
  const removed = unused.filter(({ path }) => remove(path));
  return removed.length > 0;
}

/** Removes the declaration of a name, unless it is that of a type. */
function remove(path: NodePath): boolean {
  const { node, parentPath } = path;
  if (path.isVariableDeclarator() || path.isFunctionDeclaration()) path.remove();
  else if (parentPath?.isImportDeclaration()) {
    const left = parentPath.node.specifiers.filter((specifier) => specifier !== node);
    if (left.length === 0) parentPath.remove();
    else parentPath.node.specifiers = left;
  } else return false;
  return true;
}
