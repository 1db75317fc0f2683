import type { Site } from '../../../site/siteOf';
import { LATER } from '../../../theme/stages';
import { ContentError } from '../check/contentError';
import { parseHtml } from './parseHtml';
import type { render as Render } from './render';
import { readStyles } from './styles';

/** The content below the first screen, which is shown after the first screen has all styles and fonts. */
const BELOW = `[${LATER}]`;
const HIDE_BELOW = `:where(${BELOW}){display:none}`;

export interface PrerenderedPage {
  path: string;
  title: string;
  /** The markup of the metadata. */
  head: string;
  /** The markup of `main`, and the markup before and after `main`. */
  main: string;
  before: string;
  after: string;
  /** The styles of the first paint. */
  styles: string;
}

export interface PrerenderedSite {
  pages: readonly PrerenderedPage[];
  styles: string;
}

/** Renders all pages and splits their markup into parts. */
export async function prerender({ files, language }: Site, render: typeof Render): Promise<PrerenderedSite> {
  const rendered = await render(files.paths);
  const styles = await readStyles(parseHtml(rendered.styles)('style').text(), language.direction);
  const pages = rendered.pages.map(({ path, html }) => {
    const page = partsOf(html);
    return { path, ...page, styles: HIDE_BELOW + styles.neededBy(paintedFirst(page)) };
  });
  return { pages, styles: styles.all };
}

function partsOf(html: string) {
  const $ = parseHtml(html);
  const styled = $('[style]').first();
  if (styled.length > 0) {
    throw new ContentError(
      `The element <${styled.prop('tagName')?.toLowerCase()} style="${styled.attr('style')}"> sets a style in an attribute, which the security policy of the page blocks: use styled-components.`,
    );
  }
  // React preloads the first picture, but the browser finds this picture in the page anyway.
  $('link[rel=preload]').remove();
  const head = $.root().children('title, meta, link').remove();
  const nodes = $.root().contents().toArray();
  const index = nodes.findIndex((node) => $(node).is('main'));
  return {
    title: head.filter('title').text(),
    head: $.html(head),
    before: $.html(nodes.slice(0, index)),
    main: $.html(nodes.slice(index, index + 1)),
    after: $.html(nodes.slice(index + 1)),
  };
}

/** Returns the markup of a page's first paint: the header without the menu, and `main` without the content below the first screen. */
function paintedFirst({ before, main }: Pick<PrerenderedPage, 'before' | 'main'>): string {
  const $ = parseHtml(before + main);
  $('#menu section').remove();
  $(BELOW).remove();
  return $.html();
}
