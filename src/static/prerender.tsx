import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { createGlobalStyle, ServerStyleSheet } from 'styled-components';
import { App } from '../App';
import { HeadTags, type Metadata } from '../components/HeadTags';
import { aboutMetadata } from '../content/metadata/about';
import { contactMetadata } from '../content/metadata/contact';
import { loadErrorMetadata, notFoundMetadata } from '../content/metadata/errors';
import { homeMetadata } from '../content/metadata/home';
import { portfolioMetadata, projectMetadata, projectNotFoundMetadata } from '../content/metadata/projects';
import { file } from '../content/metadata/site';
import { folderOf, pages } from '../content/pages';
import { projects } from '../content/projects';
import { LOAD_ERROR, NO_PAGE, NO_PROJECT } from '../prerendered';
import { loadPage } from '../routes';
import { globalStyle } from '../theme/globalStyle';
import { splitStyles } from './splitStyles';

const GlobalStyle = createGlobalStyle`${globalStyle}`;

/** By path, and by the stand-ins for the addresses without a page. Without scripts the browser shows the last. */
const metadataByPath: Record<string, Metadata> = {
  [pages.about.path]: aboutMetadata,
  [pages.contact.path]: contactMetadata,
  [NO_PAGE]: notFoundMetadata,
  [NO_PROJECT]: projectNotFoundMetadata,
  ...Object.fromEntries(projects.map((project) => [project.path, projectMetadata(project)])),
  [pages.projects.path]: portfolioMetadata,
  [pages.home.path]: homeMetadata,
};

/** The pages that `index.html` holds, which arrives with the first packets; each of the others has a file of its own. */
const inIndex = new Set([pages.home.path, LOAD_ERROR, NO_PAGE, NO_PROJECT]);

export interface PrerenderedSite {
  /** The styles that `index.html` is painted with, and the others. */
  styles: { needed: string; others: string };
  /** What stands in the root before and after the page's `main`. */
  before: string;
  after: string;
  /** In the order of showing: the home page is the last. */
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
  const render = ([path, metadata]: [path: string, metadata: Metadata]) => {
    const html = renderToString(
      sheet.collectStyles(
        <MemoryRouter initialEntries={[path === LOAD_ERROR ? '/' : path]}>
          <App startPath={path} />
        </MemoryRouter>,
      ),
    );
    const [, before = '', main = '', after = ''] = /^(.*?)(<main.*<\/main>)(.*)$/s.exec(html) ?? [];
    const folder = inIndex.has(path) ? undefined : folderOf(path);
    const head = renderToStaticMarkup(
      <HelmetProvider>
        <HeadTags meta={{ ...metadata, url: folder && file(folder) }} />
      </HelmetProvider>,
    );
    return { path, title: metadata.title, head, before, main, after, folder };
  };
  // While the code of a page is not there, that page is shown.
  const loadError = render([LOAD_ERROR, loadErrorMetadata]);
  await Promise.all(Object.keys(metadataByPath).map(loadPage));
  const rendered = [loadError, ...Object.entries(metadataByPath).map(render)];
  const home = rendered.at(-1);
  if (!home) throw new Error('There is no page.');
  const css = sheet.instance
    .toString()
    .replaceAll('/*!sc*/', '')
    .replace(/data-styled[^{]*\{[^}]*\}/g, '');
  sheet.seal();
  return {
    styles: await splitStyles(css, paintedFirst(rendered)),
    before: home.before,
    after: home.after,
    pages: rendered,
  };
}

/** The markup that `index.html` shows before anything else arrives: its pages and the header. */
function paintedFirst(rendered: readonly (PrerenderedPage & { before: string })[]): string {
  return rendered
    .filter(({ folder }) => !folder)
    .map(({ before, main }) => before.replace(/(id="menu"[^>]*>).*$/s, '$1') + main)
    .join('');
}
