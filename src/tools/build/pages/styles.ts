import { type Atrule, type CssNode, find, findAll, generate, parse, walk } from 'css-tree';
import { transform } from 'esbuild';
import { FALLBACK_FONTS, LATER } from '../../../theme/stages';
import { parseHtml } from './parseHtml';

export interface Styles {
  /** All rules, minified. */
  all: string;
  /**
   * Returns the rules for the first paint of the markup: rules without a class, rules whose first class occurs in the markup, and the
   * `@keyframes` and properties of `:root` that these rules use. The first class of a rule by styled-components is the class of its
   * component.
   */
  neededBy: (markup: string) => string;
}

/**
 * Reads the styles of the site.
 *
 * @param css The styles as styled-components collects them.
 * @param direction The direction of writing. Pages written from left to right need no rules for writing from right to left.
 */
export async function readStyles(css: string, direction: 'ltr' | 'rtl' = 'ltr'): Promise<Styles> {
  const { code } = await transform(css, { loader: 'css', minify: true });
  const sheet = parse(code);
  if (sheet.type !== 'StyleSheet') throw new Error('The styles are not a style sheet.');
  const rules = sheet.children.toArray();
  const keyframes = rules.filter(isKeyframes);
  const isForOthers = (rule: CssNode) => direction === 'ltr' && generate(rule).startsWith('[dir=rtl]');
  const others = rules.filter((rule) => !isKeyframes(rule) && !isForLater(rule) && !isForOthers(rule));
  return {
    all: code,
    neededBy(markup) {
      const classes = classesIn(markup);
      const needed = others.filter((rule) => {
        const firstClass = firstClassOf(rule);
        return !firstClass || classes.has(firstClass);
      });
      const names = new Set(needed.flatMap(identifiersIn));
      const animations = keyframes.filter(({ prelude }) => prelude && names.has(generate(prelude)));
      return written(withoutUnusedProperties([...needed, ...animations], markup));
    },
  };
}

const written = (rules: readonly CssNode[]) => rules.map((rule) => generate(rule)).join('');

/** Leaves out the custom properties of `:root` that neither a rule nor the markup names. */
function withoutUnusedProperties(rules: readonly CssNode[], markup: string): CssNode[] {
  const named = new Set((written(rules) + markup).match(/(?<=var\()--[\w-]+/g));
  return rules.map((rule) => {
    if (rule.type !== 'Rule' || generate(rule.prelude) !== ':root') return rule;
    const children = rule.block.children.filter(
      (node) => node.type !== 'Declaration' || !node.property.startsWith('--') || named.has(node.property),
    );
    return { ...rule, block: { ...rule.block, children } };
  });
}

const isKeyframes = (rule: CssNode): rule is Atrule => rule.type === 'Atrule' && rule.name === 'keyframes';

function identifiersIn(rule: CssNode): string[] {
  return findAll(rule, (node) => node.type === 'Identifier').map((node) => generate(node));
}

/**
 * The media queries, selectors and states that never apply at the first paint. Without scripts, the browser loads all styles before
 * the first paint.
 */
const NOT_FIRST = {
  media: /^(print|\((hover:hover|scripting:none)\))$/,
  selector: new RegExp(`:not\\(\\[${FALLBACK_FONTS}\\]\\)|\\[${LATER}\\]`),
  states: ['hover', 'active', 'disabled', 'selection'],
};

function isForLater(rule: CssNode): boolean {
  if (rule.type === 'Atrule') return rule.prelude !== null && NOT_FIRST.media.test(generate(rule.prelude));
  let isLater = rule.type === 'Rule' && NOT_FIRST.selector.test(generate(rule.prelude));
  walk(rule, function visit(node) {
    // `:not(:hover)` applies at the first paint.
    if (node.type === 'PseudoClassSelector' && node.name === 'not') return this.skip;
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      isLater ||= NOT_FIRST.states.includes(node.name);
    }
    return undefined;
  });
  return isLater;
}

function firstClassOf(rule: CssNode): string | undefined {
  const first = find(rule, (node) => node.type === 'ClassSelector');
  return first?.type === 'ClassSelector' ? first.name : undefined;
}

function classesIn(markup: string): Set<string> {
  const $ = parseHtml(markup);
  const lists = $('[class]')
    .toArray()
    .flatMap((element) => $(element).attr('class')?.split(/\s+/) ?? []);
  return new Set(lists);
}
