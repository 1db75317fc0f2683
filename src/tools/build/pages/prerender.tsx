import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { createGlobalStyle, ServerStyleSheet } from 'styled-components';
import { pages } from '#content/pages';
import { App } from '../../../app/App';
import { load } from '../../../app/routes';
import { HeadTags } from '../../../navigation/HeadTags';
import { appAddress, fileAddress, type Metadata } from '../../../site/metadata/metadata';
import { sitePages } from '../../../site/sitePages';
import { globalStyle } from '../../../theme/globalStyle';
import { ContentError } from '../check/contentError';
import { AlternateTags } from './AlternateTags';
import { parseHtml } from './parseHtml';
import { readStyles } from './styles';

const GlobalStyle = createGlobalStyle`${globalStyle}`;

/** What lies below the first screen. `Layout` shows it once all styles have loaded. */
const BELOW = '[data-later]';
const HIDE_BELOW = `:where(footer,${BELOW}){display:none}`;

export interface PrerenderedSite {
  /** All styles. */
  styles: string;
  home: PrerenderedPage;
  /** The pages with a file of their own. */
  others: readonly PrerenderedPage[];
}

export interface PrerenderedPage {
  path: string;
  title: string;
  /** Markup of its metadata. */
  head: string;
  /** Markup of its `main`, before and after it. */
  main: string;
  before: string;
  after: string;
  /** The styles that its first paint needs. */
  styles: string;
}

/** Renders every page with the app's components. */
export async function prerender(): Promise<PrerenderedSite> {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));

  function render(path: string, meta: Metadata) {
    const html = renderToString(
      sheet.collectStyles(
        <MemoryRouter initialEntries={[path]}>
          <App startPath={path} />
        </MemoryRouter>,
      ),
    );
    const head = renderToStaticMarkup(
      <HelmetProvider>
        <HeadTags meta={meta} />
        {HAS_EDITIONS && meta.robots !== 'noindex' && <AlternateTags path={path} />}
      </HelmetProvider>,
    );
    return { path, title: meta.title, head, ...partsOf(html) };
  }

  await load(pages.about.path);
  const rendered = sitePages.map(({ name, path, metadata }) => ({
    isHome: name === 'home',
    ...render(path, metadata(name === 'home' ? appAddress : fileAddress)),
  }));
  const css = parseHtml(sheet.getStyleTags())('style').text();
  sheet.seal();
  const styles = await readStyles(css);
  const withStyles = (page: Omit<PrerenderedPage, 'styles'>) => ({
    ...page,
    styles: HIDE_BELOW + styles.neededBy(paintedFirst(page)),
  });
  const home = rendered.find(({ isHome }) => isHome);
  if (!home) throw new Error('There is no home page.');
  return {
    styles: styles.all,
    home: withStyles(home),
    others: rendered.filter((page) => page !== home).map(withStyles),
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
  // React preloads the first picture, which would be fetched for every page that `index.html` shows.
  $('link[rel=preload]').remove();
  const nodes = $.root().contents().toArray();
  const index = nodes.findIndex((node) => $(node).is('main'));
  return {
    before: $.html(nodes.slice(0, index)),
    main: $.html(nodes.slice(index, index + 1)),
    after: $.html(nodes.slice(index + 1)),
  };
}

/** The markup of a page's first paint: the header without the menu, and its `main` without what lies below. */
function paintedFirst({ before, main }: Pick<PrerenderedPage, 'before' | 'main'>): string {
  const $ = parseHtml(before + main);
  $('#menu section').remove();
  $(BELOW).remove();
  return $.html();
}
