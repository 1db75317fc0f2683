/**
 * The texts of the page that is shown, and the labels of its parts, as far as they are in its language. A page calls it by itself:
 * it may use nothing from outside.
 */
export function textsOnPage(): string[] {
  const LABELS = ['aria-label', 'alt', 'title', 'placeholder'];
  /** What a text ends at. All else, such as an emphasis, is a part of the text that it stands in. */
  const ENDS =
    'a, article, button, dd, div, dl, dt, figcaption, figure, footer, form, h1, h2, h3, h4, header, label, li, main, ol, p, section, ul, [lang], script, style';
  const { lang } = document.documentElement;
  const parts = document.querySelectorAll(':is(header, main, footer), :is(header, main, footer) *:not(script, style)');
  const own = [...parts].filter((part) => part.closest('[lang]')?.getAttribute('lang') === lang);
  const isInLine = (part: Element) => !part.matches(ENDS) && !part.querySelector(ENDS);
  const texts = own.flatMap((part) => {
    const lines = [''];
    for (const node of isInLine(part) ? [] : part.childNodes) {
      if (node instanceof Element && !isInLine(node)) lines.push('');
      else if (!(node instanceof Comment)) lines.push(`${lines.pop()}${node.textContent}`);
    }
    return lines;
  });
  const labels = own.flatMap((part) => LABELS.map((label) => part.getAttribute(label) ?? ''));
  return [...new Set([...texts, ...labels].map((text) => text.replaceAll(/\s+/g, ' ').trim()))].filter(Boolean);
}
