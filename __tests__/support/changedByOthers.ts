import type { Page } from 'playwright-core';

/** When others change the page: as soon as it is parsed, while the app takes it over, or once it has. */
export type Moment = 'parsed' | 'site:takeover' | 'site:ready';

/**
 * Translates a page to come as browsers do: each text gives way to `<font>` elements with another one, and so does each text
 * that appears or changes later.
 */
export function translate(page: Page, moment: Moment) {
  return page.addInitScript((moment) => {
    const isLeft = (text: Node) =>
      !text.nodeValue?.trim() || text.parentElement?.closest('font, script, style, noscript');

    function translateIn(node: Node) {
      const texts = document.createNodeIterator(node, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (isLeft(text) || !text.isConnected) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.append(`[${text.nodeValue}]`);
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    }

    function start() {
      translateIn(document.body);
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }

    if (moment === 'parsed') document.addEventListener('DOMContentLoaded', start);
    else document.addEventListener(moment, () => setTimeout(start));
  }, moment);
}

/** Adds elements to a page to come as password managers and writing assistants do: beside each field, in `head` and `body`. */
export function addElements(page: Page, moment: Moment) {
  return page.addInitScript((moment) => {
    function add() {
      for (const field of document.querySelectorAll('input, textarea')) {
        field.insertAdjacentElement('afterend', document.createElement('grammarly-extension'));
      }
      document.head.prepend(document.createElement('style'));
      document.body.prepend(document.createElement('div'));
      document.body.append(document.createElement('div'));
    }
    if (moment === 'parsed') document.addEventListener('DOMContentLoaded', add);
    else document.addEventListener(moment, () => setTimeout(add));
  }, moment);
}
