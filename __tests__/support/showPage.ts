import type { Page } from 'playwright-core';
import { callToContact } from '../../src/site/callToContact';
import { portfolio } from '../../src/site/portfolio';

const { projects } = portfolio;

/** Every page of the site, the two of the unknown addresses too, with the heading that it shows last. */
const LAST_HEADINGS: Record<string, string> = {
  '/': 'TECNOLOGÍAS QUE USO',
  '/about': 'DESARROLLADOR FULL STACK',
  '/projects': projects.at(-1)?.title ?? '',
  ...Object.fromEntries(projects.map(({ path, subtitle }) => [path, subtitle])),
  '/contact': 'Formulario de contacto',
  '/nada': '404 Página no encontrada',
  '/projects/9': 'Proyecto no encontrado',
};

/** The pages that end with the way to the contact page, below that heading. */
const LEADS_ON = /^\/(about|projects(\/[1-6])?)$/;

export const PATHS = Object.keys(LAST_HEADINGS);

/** Goes to a page inside the app, without loading the site again, and waits until all of it is there. */
export async function showPage(page: Page, path: string) {
  await page.evaluate((path) => {
    location.hash = path;
  }, path);
  const last = { name: LAST_HEADINGS[path] ?? path, exact: true };
  await page.getByRole('main').getByRole('heading', last).waitFor();
  if (LEADS_ON.test(path)) await page.getByRole('region', { name: callToContact.question, exact: true }).waitFor();
}
