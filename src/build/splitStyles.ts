import { type CssNode, find, findAll, generate, parse } from 'css-tree';
import { transform } from 'esbuild';
import { parseHtml } from './parseHtml.mjs';

/**
 * Splits styles into the rules that the markup needs, and the others including print styles. A rule is needed if it has
 * no class, or if the markup has its first class: every rule of styled-components starts from one component's class.
 */
export async function splitStyles(css: string, markup: string) {
  const sheet = parse(css);
  if (sheet.type !== 'StyleSheet') throw new Error('The styles are no style sheet.');
  const $ = parseHtml(markup);
  const classes = new Set(
    $('[class]')
      .toArray()
      .flatMap((element) => $(element).attr('class')?.split(/\s+/) ?? []),
  );

  const isNeeded = (rule: CssNode) => {
    const isForPaper = rule.type === 'Atrule' && rule.prelude && generate(rule.prelude) === 'print';
    const first = find(rule, (node) => node.type === 'ClassSelector');
    return !isForPaper && (first?.type !== 'ClassSelector' || classes.has(first.name));
  };
  // Rules in which styled-components records the component that other rules belong to.
  const isMark = (rule: CssNode) =>
    findAll(rule, (node) => node.type === 'TypeSelector' && node.name === 'data-styled').length > 0;
  const rules = sheet.children.toArray().filter((rule) => rule.type !== 'Comment' && !isMark(rule));
  const minified = async (part: CssNode[]) =>
    (await transform(part.map((rule) => generate(rule)).join(''), { loader: 'css', minify: true })).code.trim();
  return {
    needed: await minified(rules.filter(isNeeded)),
    others: await minified(rules.filter((rule) => !isNeeded(rule))),
  };
}
