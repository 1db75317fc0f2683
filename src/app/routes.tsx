import type { ReactElement } from 'react';
import { Home } from '#pages/Home';
import { LoadError } from '../layout/LoadError';
import { pageAt } from '../navigation/address';
import { PageMeta } from '../navigation/PageMeta';
import { usePageTransition } from '../navigation/usePageTransition';
import { NO_PAGE } from '../site/paths';
import { movedPaths, type SitePage, sitePages } from '../site/sitePages';

const pagesByPath = new Map(sitePages.map((page) => [page.path, page]));
const paths = new Map([...sitePages.map(({ path }): [string, string] => [path, path]), ...movedPaths]);

/** The code of all pages but home, which comes with the main bundle; undefined until fetched. */
let others: typeof import('./otherPages') | undefined;

/** The path of the page at an address. */
export const pathAt = (address: string) => paths.get(pageAt(address, paths, NO_PAGE)) ?? NO_PAGE;

/** Whether the code of the page at `path` is loaded. */
export const isLoaded = (path: string) => others !== undefined || pagesByPath.get(path)?.name === 'home';

/** Fetches the code of the page at `path`, unless it is loaded. Rejects if that fails. */
export async function load(path: string): Promise<void> {
  if (!isLoaded(path)) others = await import('./otherPages');
}

/** The page at `path`, or the load error if its code is missing. */
export function RoutedPage({ path }: { path: string }) {
  const page = pagesByPath.get(path);
  if (!page || !isLoaded(path)) return <LoadError />;
  return (
    <>
      <PageMeta metadata={page.metadata} />
      {page.name === 'home' ? <Home /> : others && elementOf(page, others)}
    </>
  );
}

/** On all pages but that of the contact form, what became of a message. Nothing was sent before its code was loaded. */
export function Notice() {
  const { shownPath } = usePageTransition();
  return others && pagesByPath.get(shownPath)?.name !== 'contact' && <others.SubmissionNotice />;
}

function elementOf(page: SitePage, { otherPages, ...pages }: NonNullable<typeof others>): ReactElement {
  switch (page.name) {
    case 'home':
      return <Home />;
    case 'project':
      // Another project is another page: under a translator, a text beside others cannot change.
      return <pages.Project key={page.path} project={page.project} />;
    case 'notFound':
      return <pages.NotFound />;
    case 'projectNotFound':
      return <pages.ProjectNotFound />;
    default: {
      const Page = otherPages[page.name];
      return <Page />;
    }
  }
}
