import type { Page } from '@playwright/test';

/** Scripts that call `change` when the page is parsed, during hydration, or after hydration. */
const MOMENTS = {
  parsed: `document.addEventListener('DOMContentLoaded', change)`,
  // The app creates a Trusted Types policy just before it hydrates the page.
  'taking over': `
    const { createPolicy } = TrustedTypePolicyFactory.prototype;
    TrustedTypePolicyFactory.prototype.createPolicy = function (...policy) {
      setTimeout(change);
      return createPolicy.apply(this, policy);
    };`,
  ready: `document.addEventListener('site:ready', () => setTimeout(change))`,
};

type Moment = keyof typeof MOMENTS;

/** Runs a function in the next documents. */
const runAt = (page: Page, moment: Moment, change: () => void) =>
  page.addInitScript(`{ const change = ${change}; ${MOMENTS[moment]} }`);

/**
 * Translates the next documents as browsers do: replaces each text by `<font>` elements with another text, even if the text appears
 * or changes later.
 */
export const translate = (page: Page, moment: Moment) =>
  runAt(page, moment, () => {
    function translateIn(node: Node) {
      const texts = document.createNodeIterator(node, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.nodeValue?.trim() || !text.isConnected) continue;
        if (text.parentElement?.closest('font, script, style, noscript, [translate=no]')) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.append(`[${text.nodeValue}]`);
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    }
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** Adds elements to the next documents as password managers and writing assistants do: beside each field, in `head` and `body`. */
export const addElements = (page: Page, moment: Moment) =>
  runAt(page, moment, () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      field.insertAdjacentElement('afterend', document.createElement('grammarly-extension'));
    }
    document.head.prepend(document.createElement('style'));
    document.body.prepend(document.createElement('div'));
    document.body.append(document.createElement('div'));
  });

/**
 * Acts as a proxy that hides mail addresses from robots: the proxy removes the addresses from the contact page, and a script in the
 * page restores the addresses.
 */
export async function hideMail(page: Page) {
  const hex = (text: string) => Buffer.from(text).toString('hex');
  await page.route('**/contact/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /<a href="mailto:([^"]+)"([^>]*)>[^<]*<\/a>/g,
      (_, mail, rest) =>
        `<a href="/cdn-cgi/l/email-protection#${hex(mail)}"${rest}><span class="mail" data-mail="${hex(mail)}">[email&#160;protected]</span></a>`,
    );
    const body = html.replace('</body>', '<script src="/cdn-cgi/scripts/email-decode.min.js"></script></body>');
    await route.fulfill({ response, body });
  });
  await page.route('**/email-decode.min.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        const shown = (hex) => hex.replace(/../g, (digits) => String.fromCharCode(parseInt(digits, 16)));
        for (const link of document.querySelectorAll('a[href*="/email-protection#"]')) link.href = 'mailto:' + shown(link.hash.slice(1));
        for (const mail of document.querySelectorAll('.mail')) mail.replaceWith(shown(mail.dataset.mail));`,
    }),
  );
}
