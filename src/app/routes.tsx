import type { ReactElement } from 'react';
import { NO_PAGE } from '../content/pages';
import { type SitePage, sitePages } from '../content/sitePages';
import { pageAt } from '../navigation/address';
import { PageMeta } from '../navigation/PageMeta';
import { Home } from '../pages/Home';
import { LoadError } from '../pages/LoadError';

const pagesByPath = new Map(sitePages.map((page) => [page.path, page]));

/** The code of all pages but home, whose code comes with the frame of the site; undefined until it is fetched. */
let others: typeof import('./otherPages') | undefined;

/** The path of the page that an address means. */
export const pathAt = (address: string) => pageAt(address, pagesByPath, NO_PAGE);

/** Whether the code of a path's page is there. */
export const isLoaded = (path: string) => others !== undefined || pagesByPath.get(path)?.name === 'home';

export async function load(path: string): Promise<void> {
  if (!isLoaded(path)) others = await import('./otherPages');
}

/** The page of a path; while its code is missing, a page that says so. */
export function RoutedPage({ path }: { path: string }) {
  const page = pagesByPath.get(path);
  if (!page || !isLoaded(path)) return <LoadError />;
  return (
    <>
      <PageMeta meta={page.metadata} />
      {page.name === 'home' ? <Home /> : others && elementOf(page, others)}
    </>
  );
}

function elementOf(page: SitePage, pages: NonNullable<typeof others>): ReactElement {
  switch (page.name) {
    case 'home':
      return <Home />;
    case 'about':
      return <pages.About />;
    case 'projects':
      return <pages.Projects />;
    case 'project':
      return <pages.Project project={page.project} />;
    case 'contact':
      return <pages.Contact />;
    case 'notFound':
      return <pages.NotFound />;
    case 'projectNotFound':
      return <pages.ProjectNotFound />;
  }
}
