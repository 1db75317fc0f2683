import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { pages } from './content/pages';

export interface PageProps {
  /** What stands for `:id` in the page's path. */
  id?: string;
}

interface PageRoute {
  path: string;
  /** There once its code has been fetched. */
  Page?: ComponentType<PageProps>;
  load: () => Promise<void>;
}

function page(path: string, importPage: () => Promise<ComponentType<PageProps>>): PageRoute {
  const route: PageRoute = {
    path,
    async load() {
      route.Page ??= await importPage();
    },
  };
  return route;
}

/** Every page, once. */
const routes = [
  page(pages.home.path, () => import('./pages/Home').then((module) => module.Home)),
  page(pages.about.path, () => import('./pages/About').then((module) => module.About)),
  page(pages.projects.path, () => import('./pages/Projects').then((module) => module.Projects)),
  page(`${pages.projects.path}/:id`, () => import('./pages/Project').then((module) => module.Project)),
  page(pages.contact.path, () => import('./pages/Contact').then((module) => module.Contact)),
];
const otherwise = page('*', () => import('./pages/NotFound').then((module) => module.NotFound));

/** The page that shows a path of the site, such as `/projects/4`. */
export function routeOf(path: string): { route: PageRoute; props: PageProps } {
  for (const route of routes) {
    const match = matchPath(route.path, path);
    if (match) return { route, props: match.params };
  }
  return { route: otherwise, props: {} };
}

export const isPageLoaded = (path: string) => routeOf(path).route.Page !== undefined;

export const loadPage = (path: string) => routeOf(path).route.load();
