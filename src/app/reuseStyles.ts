import { __PRIVATE__ } from 'styled-components';

interface Rule extends Partial<CSSRule> {
  selectorText?: string;
  /** Of `@keyframes`. */
  name?: string;
  cssRules?: Iterable<Rule>;
}

/**
 * Keeps styled-components from making the styles again that a stylesheet of the build has: the browser would style the whole
 * page again for every component. Components that the build does not render still get theirs.
 */
export function reuseStyles({ cssRules }: CSSStyleSheet) {
  // Names are made from the text of the styles, so the same name means the same styles.
  const names = new Set(namesIn(cssRules).match(/[\w-]+/g));
  const { mainSheet } = __PRIVATE__;
  const hasNameForId = mainSheet.hasNameForId.bind(mainSheet);
  mainSheet.hasNameForId = (id, name) => names.has(name) || hasNameForId(id, name);
}

/** All names of classes and keyframes, among other words. */
function namesIn(rules: Iterable<Rule>): string {
  return Array.from(rules, ({ selectorText, name, cssRules = [] }) => [selectorText, name, namesIn(cssRules)]).join();
}
