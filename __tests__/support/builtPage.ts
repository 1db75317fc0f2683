import { readFileSync } from 'node:fs';
import { pageFolder } from '../../src/paths';
import { parseHtml } from '../../src/tools/build/pages/parseHtml';
import { SITE } from './sites';

/**
 * The file of a page, as the build has written it.
 *
 * @param site Folder of the built site.
 */
export function builtPage(path: string, site = SITE) {
  const $ = parseHtml(readFileSync(`${site}/${pageFolder(path)}index.html`, 'utf8'));

  const all = <Value>(selector: string, read: (element: ReturnType<typeof $>) => Value) =>
    $(selector)
      .toArray()
      .map((element) => read($(element)));

  /** What a screen reader calls a link. */
  function nameOf(link: ReturnType<typeof $>): string {
    const labels = link.attr('aria-labelledby')?.split(' ') ?? [];
    return link.attr('aria-label') ?? (labels.map((id) => $(`#${id}`).text()).join(' ') || link.text().trim());
  }

  return {
    $,
    texts: (selector: string) => all(selector, (element) => element.text().trim()),
    attributes: (selector: string, name: string) => all(selector, (element) => element.attr(name)),
    /** Names and addresses. */
    links: (selector: string) => all(selector, (link) => [nameOf(link), link.attr('href')]),
  };
}
