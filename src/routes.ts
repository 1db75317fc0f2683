import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { pages } from './content/pages';

export interface PageRoute {
  path: string;
  /** There once its code has been fetched. */
  Page?: ComponentType;
  load: () => Promise<void>;
}

function page(path: string, importPage: () => Promise<ComponentType>): PageRoute {
  const route: PageRoute = {
    path,
    async load() {
      route.Page ??= await importPage();
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

/** Fetches the code of the page that shows a path of the site, such as `/projects/4`. */
export async function loadPage(path: string): Promise<void> {
  await routes.find((route) => matchPath(route.path, path))?.load();
}
