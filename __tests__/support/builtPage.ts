import { readFileSync } from 'node:fs';
import { pageFolder } from '../../src/paths';
import { parseHtml } from '../../src/tools/build/pages/parseHtml';
import { SITE } from './sites';

/**
 * Reads the built file of a page.
 *
 * @param site Folder of the built site.
 */
export function builtPage(path: string, site = SITE) {
  const $ = parseHtml(readFileSync(`${site}/${pageFolder(path)}index.html`, 'utf8'));

  const all = <Value>(selector: string, read: (element: ReturnType<typeof $>) => Value) =>
    $(selector)
      .toArray()
      .map((element) => read($(element)));

  /** The accessible name of a link. */
  function nameOf(link: ReturnType<typeof $>): string {
    const labels = link.attr('aria-labelledby')?.split(' ') ?? [];
    return link.attr('aria-label') ?? (labels.map((id) => $(`#${id}`).text()).join(' ') || link.text().trim());
  }

  return {
    $,
    texts: (selector: string) => all(selector, (element) => element.text().trim()),
    attributes: (selector: string, name: string) => all(selector, (element) => element.attr(name)),
    /** The names and addresses of links. */
    links: (selector: string) => all(selector, (link) => [nameOf(link), link.attr('href')]),
  };
}
