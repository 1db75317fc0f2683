/** Renders the pages of one edition. The build bundles this module for each edition, so that `#site` has the data of that edition. */
import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { createGlobalStyle, ServerStyleSheet } from 'styled-components';
import { App } from '../../../app/App';
import { globalStyle } from '../../../theme/globalStyle';

const GlobalStyle = createGlobalStyle`${globalStyle}`;

/** Renders pages with the app's components. Returns the markup of each page and the style elements for all pages. */
export async function render(
  paths: readonly string[],
): Promise<{ pages: { path: string; html: string }[]; styles: string }> {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  const pages = await Promise.all(
    paths.map(async (path) => {
      const { prelude } = await prerenderToNodeStream(
        sheet.collectStyles(
          <MemoryRouter initialEntries={[path]}>
            <App startPath={path} />
          </MemoryRouter>,
        ),
      );
      return { path, html: await text(prelude) };
    }),
  );
  const styles = sheet.getStyleTags();
  sheet.seal();
  return { pages, styles };
}
