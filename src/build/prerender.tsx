import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { createGlobalStyle, ServerStyleSheet } from 'styled-components';
import { App } from '../app/App';
import { load } from '../app/routes';
import { LOAD_ERROR } from '../boot/loadError';
import { loadErrorMetadata } from '../content/metadata/errors';
import { file, type Metadata } from '../content/metadata/site';
import { folderOf, pages } from '../content/pages';
import { sitePages } from '../content/sitePages';
import { HeadTags } from '../navigation/HeadTags';
import { globalStyle } from '../theme/globalStyle';
import { ContentError } from './contentError.mjs';
import { parseHtml } from './parseHtml.mjs';
import { splitStyles } from './splitStyles';

const GlobalStyle = createGlobalStyle`${globalStyle}`;

export interface PrerenderedSite {
  /** The styles that `index.html` is painted with, and the others. */
  styles: { needed: string; others: string };
  /** What stands in the root before and after the page's `main`. */
  before: string;
  after: string;
  /** The home page is the first. */
  pages: PrerenderedPage[];
}

export interface PrerenderedPage {
  path: string;
  title: string;
  /** What the page says of itself in its head. */
  head: string;
  /** Its `main` element. */
  main: string;
  /** Where it has a file of its own in `dist`. */
  folder?: string;
}

/** Renders every page with the app's own components. */
export async function prerender(): Promise<PrerenderedSite> {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));

  function render(path: string, metadata: Metadata, hasFile: boolean) {
    const html = renderToString(
      sheet.collectStyles(
        <MemoryRouter initialEntries={[path]}>
          <App startPath={path} />
        </MemoryRouter>,
      ),
    );
    const folder = hasFile ? folderOf(path) : undefined;
    const head = renderToStaticMarkup(
      <HelmetProvider>
        <HeadTags meta={{ ...metadata, url: folder && file(folder) }} />
      </HelmetProvider>,
    );
    return { path, title: metadata.title, head, folder, ...partsOf(html) };
  }

  // A page whose code is missing shows the error; `load` has not been called yet.
  const loadError = { ...render(pages.about.path, loadErrorMetadata, false), path: LOAD_ERROR };
  await load(pages.about.path);
  const rendered = [
    ...sitePages.map((page) => render(page.path, page.metadata, page.name !== 'home' && 'shareImage' in page)),
    loadError,
  ];
  const [home] = rendered;
  if (!home) throw new Error('There is no page.');
  const css = parseHtml(sheet.getStyleTags())('style').text();
  sheet.seal();
  return {
    styles: await splitStyles(css, paintedFirst(rendered)),
    before: home.before,
    after: home.after,
    pages: rendered,
  };
}

/** The `main` element of the rendered site, and what stands before and after it. */
function partsOf(html: string) {
  const $ = parseHtml(html);
  const styled = $('[style]').first();
  if (styled.length > 0) {
    throw new ContentError(
      `The element <${styled.prop('tagName')?.toLowerCase()} style="${styled.attr('style')}"> sets a style in an attribute, which the security policy of the page blocks: use styled-components.`,
    );
  }
  const nodes = $.root().contents().toArray();
  const index = nodes.findIndex((node) => $(node).is('main'));
  return {
    before: $.html(nodes.slice(0, index)),
    main: $.html(nodes.slice(index, index + 1)),
    after: $.html(nodes.slice(index + 1)),
  };
}

/** The markup that `index.html` shows before anything else arrives: its pages and the header, without the menu. */
function paintedFirst(rendered: readonly (PrerenderedPage & { before: string })[]): string {
  return rendered
    .filter(({ folder }) => !folder)
    .map(({ before, main }) => {
      const $ = parseHtml(before + main);
      $('#menu').empty();
      return $.html();
    })
    .join('');
}
