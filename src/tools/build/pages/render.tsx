/** Bundled for each edition, so that `#site` is what that edition shows. */
import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { createGlobalStyle, ServerStyleSheet } from 'styled-components';
import { App } from '../../../app/App';
import { globalStyle } from '../../../theme/globalStyle';

const GlobalStyle = createGlobalStyle`${globalStyle}`;

/** Renders pages with the app's components: their markup, and the style elements of styled-components for all of them. */
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
