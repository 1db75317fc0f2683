import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { pages } from './content/pages';

export interface PageRoute {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
  /** Fetches the page's code. */
  load: () => Promise<{ default: ComponentType }>;
  loaded: boolean;
  /** Makes a page whose code could not be fetched be tried again: React keeps a failure for good. */
  retry: () => void;
}

function page(path: string, importPage: () => Promise<ComponentType>): PageRoute {
  let failed = false;
  async function load() {
    try {
      const Page = await importPage();
      route.loaded = true;
      return { default: Page };
    } catch (error) {
      failed = true;
      throw error;
    }
  }
  const route: PageRoute = {
    path,
    loaded: false,
    load,
    Page: lazy(load),
    retry() {
      if (failed) route.Page = lazy(load);
      failed = false;
    },
  };
  return route;
}

/** Every page, once: the router reads this list. */
export const routes = [
  page(pages.home.path, () => import('./pages/Home').then((module) => module.Home)),
  page(pages.about.path, () => import('./pages/About').then((module) => module.About)),
  page(pages.projects.path, () => import('./pages/Projects').then((module) => module.Projects)),
  page(`${pages.projects.path}/:id`, () => import('./pages/Project').then((module) => module.Project)),
  page(pages.contact.path, () => import('./pages/Contact').then((module) => module.Contact)),
  page('*', () => import('./pages/NotFound').then((module) => module.NotFound)),
];

/** The route that shows a path of the site, such as `/projects/4`. */
export function routeOf(path: string): PageRoute | undefined {
  return routes.find((route) => matchPath(route.path, path));
}
