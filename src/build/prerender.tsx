import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { createGlobalStyle, ServerStyleSheet } from 'styled-components';
import { App } from '../app/App';
import { load } from '../app/routes';
import { LOAD_ERROR } from '../boot/loadError';
import { loadErrorMetadata } from '../content/metadata/errors';
import { file, type Metadata } from '../content/metadata/site';
import { folderOf, NO_PAGE, pages } from '../content/pages';
import { sitePages } from '../content/sitePages';
import { HeadTags } from '../navigation/HeadTags';
import { globalStyle } from '../theme/globalStyle';
import { ContentError } from './contentError.mjs';
import { parseHtml } from './parseHtml.mjs';
import { splitStyles } from './splitStyles';

const GlobalStyle = createGlobalStyle`${globalStyle}`;

export interface PrerenderedSite {
  /** The styles that the first paint of `index.html` needs, and the others. */
  styles: { needed: string; others: string };
  /** Markup before and after the page's `main`, with no link marked as current. */
  before: string;
  after: string;
  /** Home comes first. */
  pages: PrerenderedPage[];
}

export interface PrerenderedPage {
  path: string;
  title: string;
  /** Markup of its metadata. */
  head: string;
  /** Markup of its `main`. */
  main: string;
  /** Folder in `dist` of its own file, if it has one. */
  folder?: string;
}

/** Renders every page with the app's components. */
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

  // Rendered before `load` is called: a page shows this error when its code is missing.
  const loadError = { ...render(pages.about.path, loadErrorMetadata, false), path: LOAD_ERROR };
  await load(pages.about.path);
  const rendered = [
    ...sitePages.map((page) => render(page.path, page.metadata, page.name !== 'home' && 'shareImage' in page)),
    loadError,
  ];
  // No link is current there: `boot/` marks those of the page that is shown.
  const frame = rendered.find(({ path }) => path === NO_PAGE);
  if (!frame) throw new Error('There is no page for unknown addresses.');
  const css = parseHtml(sheet.getStyleTags())('style').text();
  sheet.seal();
  return {
    styles: await splitStyles(css, paintedFirst(rendered)),
    before: frame.before,
    after: frame.after,
    pages: rendered,
  };
}

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

/** The markup of the first paint of `index.html`: the header without the menu, and the pages without their own file. */
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
