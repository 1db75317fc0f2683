import { transform } from 'esbuild';

/** Every class that stands in some markup. */
function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="(.*?)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

/** A style sheet's rules, those of a media query as one. */
function rulesOf(css: string): string[] {
  return css.match(/[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g) ?? [];
}

/**
 * Divides a site's styles into those that some markup needs, and the others with those for paper. Each rule of
 * styled-components is about one class.
 */
export async function splitStyles(css: string, markup: string) {
  const { code } = await transform(css, { loader: 'css', minify: true });
  const needed = classesIn(markup);
  const isNeeded = (rule: string) => {
    // A name starts with a letter: what follows the point of `0.2s` is none.
    const name = /\.([a-z][\w-]*)[^{}]*\{/i.exec(rule)?.[1];
    return !rule.startsWith('@media print') && (!name || needed.has(name));
  };
  const rules = rulesOf(code);
  return {
    needed: rules.filter(isNeeded).join(''),
    others: rules.filter((rule) => !isNeeded(rule)).join(''),
  };
}
