import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { layout } from '#site';
import { callToContact, projects } from '#site/otherPages';
import { folderOf } from '../../src/paths';
import { parseHtml } from '../../src/tools/build/pages/parseHtml';
import { owner } from '../sites/reference/content/owner';
import { technologies } from '../sites/reference/content/technologies';
import { browserTest, expect, test } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { KINDS, PATHS, showPage } from '../support/showPage';
import { SITE } from '../support/sites';

const TECHNOLOGIES = technologies.map(({ name }) => name);

const { phone: PHONE = '' } = owner;
const CHAT = `https://wa.me/${PHONE.replace(/\D/g, '')}`;
const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer', note: 'Se abre en una pestaña nueva' };

/** What the file of a page holds. */
function readPage(route: string) {
  const $ = parseHtml(readFileSync(path.join(SITE, folderOf(route), 'index.html'), 'utf8'));
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text().trim());
  /** Links by what a screen reader calls them, with where they go and how; `note` is what it adds. */
  const linksOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => {
        const { href, target, rel, 'aria-label': label, ...attributes } = $(element).attr() ?? {};
        const textsBy = (name: string) => (attributes[name]?.split(' ') ?? []).map((id) => $(`#${id}`).text());
        const name = label ?? (textsBy('aria-labelledby').join(' ') || $(element).text().trim());
        const [note] = textsBy('aria-describedby');
        return { name, href, ...(target && { target, rel, note }) };
      });
  const attributesOf = (selector: string, ...names: string[]) =>
    $(selector)
      .toArray()
      .map((element) => names.map((name) => $(element).attr(name)));
  return { text: $('main').text(), textsOf, linksOf, attributesOf };
}

test('home greets, lists the skills and the technologies, and offers four services, each in a chat that names it', () => {
  const { text, textsOf, linksOf } = readPage('/');
  expect(textsOf('h1, main h2')).toEqual([
    'Full Stack developer',
    'SOPORTE',
    'ALGUNOS DE MIS PROYECTOS',
    'SOBRE MÍ',
    'TECNOLOGÍAS QUE USO',
  ]);
  expect(text).toContain(`Hola, soy ${owner.name}`);
  expect(text).toContain(
    'HTML, CSS, JavaScript, ReactJS, Redux, Bootstrap, Node.js, Express, Sequelize, PostgreSQL y WordPress',
  );
  // From beside the page, so that it is found in a sub-folder too.
  expect(linksOf('main a')).toContainEqual({ name: 'Ver Curriculum', href: 'cv.pdf', ...NEW_TAB });
  expect(textsOf('[role=group][aria-label="Tecnologías que uso"] li')).toEqual(TECHNOLOGIES);

  const services = [
    'Asesoría técnica',
    'Resolución de problemas',
    'Optimización de rendimiento',
    'Mantenimiento y actualizaciones',
  ];
  expect(textsOf('main li h3')).toEqual(services);
  const chats = linksOf('main li:has(h3) a');
  expect(chats).toEqual(
    services.map((service) => ({
      name: `Saber más... ${service}`,
      href: expect.stringContaining(`${CHAT}?text=`),
      ...NEW_TAB,
    })),
  );
  expect(chats.map(({ href = '' }) => new URL(href).searchParams.get('text'))).toEqual(
    services.map((service) => expect.stringContaining(service.toLocaleLowerCase('es'))),
  );
});

test('the about page tells experience, interests and goals, the contact page where and how to reach the owner', () => {
  const about = readPage('/about');
  expect(about.textsOf('h1')).toEqual(['DESARROLLADOR FULL STACK']);
  expect(about.attributesOf('main img', 'alt')).toContainEqual([owner.illustrations?.skyline]);
  expect(about.textsOf('main p')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /más de dos años de experiencia en frontend y un año en backend.*dominios.*hospedaje.*migro/,
      ),
      expect.stringContaining('deporte'),
      expect.stringMatching(/estudiando.*meta/),
    ]),
  );

  const contact = readPage('/contact');
  expect(contact.textsOf('main *')).toContain(`${owner.country}, ${owner.city}`);
  const links = contact.linksOf('main a');
  expect(links).toContainEqual({ name: PHONE, href: expect.stringContaining(CHAT), ...NEW_TAB });
  for (const { network, url } of owner.profiles) expect(links).toContainEqual({ name: network, href: url, ...NEW_TAB });
  expect(contact.textsOf('section:has(form) :is(h2, p)')).toEqual(
    expect.arrayContaining([
      'Formulario de contacto',
      'Si deseas ponerte en contacto conmigo, completa el siguiente formulario.',
    ]),
  );
});

test('the portfolio shows six projects and leads to their pages, which tell about them and link their live sites', () => {
  const { textsOf, linksOf, attributesOf } = readPage('/projects');
  const titles = ['Menú Digital', 'Constructora', 'Menú Digital por categorías', 'E-commerce', 'Aikikai', 'Código'];
  expect(textsOf('main li h2')).toEqual(titles);
  expect(attributesOf('main li:has(h2) picture img', 'alt')).toEqual(projects.map(({ imageAlt }) => [imageAlt]));
  expect(textsOf('main li:has(h2) p')).toEqual(projects.map(({ description }) => description));
  expect(linksOf('main li:has(h2) a')).toEqual(
    titles.map((title, index) => ({ name: `Leer más... ${title}`, href: `projects/${index + 1}/` })),
  );
  for (const [index, { title, subtitle, paragraphs, imageAlt, url }] of projects.entries()) {
    const project = readPage(`/projects/${index + 1}`);
    expect(project.textsOf('h1')).toEqual([title]);
    expect(project.textsOf('main h2')).toContain(subtitle);
    expect(project.textsOf('main p:not([role])')).toEqual([...paragraphs, callToContact.text]);
    expect([title, paragraphs.length]).toEqual([title, paragraphs.length === 3 ? 3 : 2]);
    expect(project.linksOf(`main a:has(img[alt="${imageAlt}"])`)).toEqual([
      { name: expect.any(String), href: url, ...NEW_TAB },
    ]);
  }
});

test('the footer leads to the pages, four projects, the contacts and the profiles', () => {
  const { textsOf, linksOf } = readPage('/');
  expect(textsOf('footer :is(h2, h3)')).toEqual(['Navegación', 'Proyectos', 'Contactos']);
  expect(linksOf('footer nav:contains("Navegación") a')).toEqual(
    layout.pages.map(({ label, path }) => ({ name: label, href: folderOf(path) })),
  );
  expect(linksOf('footer nav:contains("Proyectos") a')).toEqual([
    { name: 'Ecommerce', href: 'projects/4/' },
    { name: 'Menú digital', href: 'projects/3/' },
    { name: 'Constructora', href: 'projects/2/' },
    { name: 'Artes Marciales', href: 'projects/5/' },
  ]);
  const links = linksOf('footer a');
  expect(links).toContainEqual({ name: owner.email, href: `mailto:${owner.email}` });
  expect(links).toContainEqual({ name: PHONE, href: expect.stringContaining(CHAT), ...NEW_TAB });
  expect(links).toContainEqual({ name: 'Formulario de contacto', href: 'contact/' });
  expect(linksOf('footer ul[aria-label="Redes sociales"] a')).toEqual(
    owner.profiles.map(({ network, url }) => ({ name: network, href: url, ...NEW_TAB })),
  );
});

test('an address that is no page, and a project that is not there, say so', () => {
  expect(readPage('/404').textsOf('h1')).toEqual(['404 Página no encontrada']);
  expect(readPage('/404').text).toContain('La página que buscas no existe o ha sido eliminada.');
  expect(readPage('/projects/404').textsOf('h1')).toEqual(['Proyecto no encontrado']);
});

test('on every page links that leave the site announce a new tab, and no picture is missing', () => {
  for (const route of PATHS) {
    const { linksOf, attributesOf } = readPage(route);
    const links = linksOf('a[target], a[href^="http"], a[href$=".pdf"]');
    expect(links.length).toBeGreaterThan(0);
    expect([route, links]).toEqual([route, links.map(({ name, href }) => ({ name, href, ...NEW_TAB }))]);
    const pictures = attributesOf('img, source', 'src', 'srcset')
      .flat()
      .flatMap((list) => list?.split(',') ?? [])
      .map((candidate) => candidate.trim().split(' ')[0] ?? '');
    expect(pictures.length).toBeGreaterThan(0);
    expect([route, pictures.filter((picture) => !existsSync(path.join(SITE, picture)))]).toEqual([route, []]);
  }
});

const main = (page: Page) => page.getByRole('main');

/** Expects a page to be shown. */
async function expectPage(page: Page, name: string, url: string) {
  await main(page).getByRole('heading', { level: 1, name, exact: true }).waitFor();
  expect(page.url()).toBe(url);
}

/** Size in CSS pixels in the layout, before anything is turned or moved. */
const sizesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => [element.clientWidth, element.clientHeight]));

browserTest(
  'home shows its pictures in their sizes, links lead from page to page and both logos of 250x48 home, and each kind of page has the header, the footer, the three lines behind and all its pictures',
  {},
  async ({ page, urlOf }) => {
    const picturesIn = (region: string) => page.getByRole('region', { name: region }).locator('img');
    for (const [pictures, width, height] of [
      [main(page).getByRole('img', { name: 'Ilustración de un tucán' }), 440, 431],
      [picturesIn('SOPORTE'), 170, 150],
      [picturesIn('TECNOLOGÍAS QUE USO'), 75, 75],
    ] as const) {
      for (const size of await sizesOf(pictures)) expect(size).toEqual([width, height]);
      const stated = await pictures.evaluateAll((all) =>
        all.map((image) => `${image.getAttribute('width')}x${image.getAttribute('height')}`),
      );
      expect([...new Set(stated)]).toEqual([`${width}x${height}`]);
    }

    const logoIn = (place: 'banner' | 'contentinfo') =>
      page.getByRole(place).getByRole('link', { name: `${owner.name}, inicio` });
    const back = () => main(page).getByRole('link', { name: 'Atrás', exact: true }).click();
    const toPortfolio = () => expectPage(page, 'PORTAFOLIO DE IMPLEMENTACIONES', urlOf('/projects'));

    await page.getByRole('link', { name: 'Leer más', exact: true }).click();
    await expectPage(page, 'DESARROLLADOR FULL STACK', urlOf('/about'));
    await expect(sizesOf(logoIn('contentinfo'))).resolves.toEqual([[250, 48]]);
    await logoIn('contentinfo').click();
    await expectPage(page, 'Full Stack developer', urlOf('/'));
    await expect(sizesOf(logoIn('banner'))).resolves.toEqual([[250, 48]]);
    await page.getByRole('link', { name: 'Ver más', exact: true }).click();
    await toPortfolio();
    await main(page).getByRole('link', { name: 'Leer más... Código', exact: true }).click();
    await expectPage(page, 'Código', urlOf('/projects/6'));
    await back();
    await toPortfolio();
    await page.goto(urlOf('/nada'));
    await expectPage(page, '404 Página no encontrada', urlOf('/nada'));
    await back();
    await toPortfolio();
    await logoIn('banner').click();
    await expectPage(page, 'Full Stack developer', urlOf('/'));

    for (const path of KINDS) {
      await showPage(page, path);
      await page.getByRole('banner').getByRole('navigation', { name: 'Principal' }).waitFor();
      await page.getByRole('contentinfo').waitFor();
      // From the header down.
      const lines = await page.evaluate(() => {
        const top = document.querySelector('header')?.getBoundingClientRect().bottom;
        const isFullHeight = (line: Element) => {
          const box = line.getBoundingClientRect();
          return box.top === top && box.bottom === window.innerHeight;
        };
        return [...document.querySelectorAll('body [aria-hidden=true]')]
          .filter((element) => getComputedStyle(element).position === 'fixed')
          .map((element) => [...element.children].filter(isFullHeight).length);
      });
      expect([path, lines]).toEqual([path, [3]]);
      await eventually(async () => {
        const missing = await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager';
          return (
            [...document.images]
              // A picture that the screen's width hides is not fetched.
              .filter((image) => getComputedStyle(image).display !== 'none' && image.naturalWidth === 0)
              .map((image) => image.currentSrc || image.src)
          );
        });
        expect([path, missing]).toEqual([path, []]);
      });
    }
  },
);
