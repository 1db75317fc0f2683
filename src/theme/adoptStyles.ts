import { __PRIVATE__ } from 'styled-components';

/** What `src/static/styledComponents.mjs` names the components. */
const COMPONENT_ID = /^s[0-9a-z]{1,2}$/;

/**
 * Tells styled-components which of its rules the prerendered page has: an element's classes name its components and
 * their rules. Otherwise it inserts them again while the page is taken over, and after each step of that the browser
 * styles all that was inserted so far anew. What is inserted later comes after all that is adopted: a component that is
 * extended by another should have no variant by props that the other overrides.
 */
export function adoptStyles() {
  const file = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!file || !hasArrived(file)) return;
  for (const { classList } of document.querySelectorAll('[class]')) {
    const ids = [...classList].filter((name) => COMPONENT_ID.test(name));
    for (const id of ids) for (const name of classList) __PRIVATE__.mainSheet.registerName(id, name);
  }
}

/** The rules that are not in the page itself may be on their way, or lost: then they cannot even be asked for. */
function hasArrived({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
