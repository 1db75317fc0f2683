import type { Locator, Page } from 'playwright-core';
import { owner } from '#content/owner';
import { pages } from '#content/pages';
import { technologies } from '#content/technologies';
import { callToContact } from '../../src/site/callToContact';
import { folderOf } from '../../src/site/paths';
import { portfolio } from '../../src/site/portfolio';
import { browserTest } from '../support/browserTest';
import { bringCarousels } from '../support/carouselTest';
import { eventually } from '../support/eventually';
import { PATHS, showPage } from '../support/showPage';

const TECHNOLOGIES = technologies.map(({ name }) => name);

const { projects } = portfolio;

const { phone: PHONE = '' } = owner;
const CHAT = `https://wa.me/${PHONE.replace(/\D/g, '')}`;
const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer', note: 'Se abre en una pestaña nueva' };

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name, exact: true });

/** Where links go and how; `note` is what a screen reader adds to their names. */
const linksOf = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href'),
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
      note: document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent,
    })),
  );

async function linkOf(link: Locator) {
  const links = await linksOf(link);
  expect(links).toHaveLength(1);
  return links[0];
}

/** Size in CSS pixels in the layout, before anything is turned or moved. */
const sizesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => [element.clientWidth, element.clientHeight]));

const imagesOf = (images: Locator) =>
  images.evaluateAll((all) =>
    all.map((image) => ({
      title: image.getAttribute('title'),
      alt: image.getAttribute('alt'),
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
      loading: image.getAttribute('loading'),
    })),
  );

const addressesOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));

browserTest(
  'the home page greets, lists the skills and offers four services, each in a chat that names it',
  {},
  async ({ page }) => {
    await expect(page.locator('h1, main h2').allInnerTexts()).resolves.toEqual([
      'Full Stack developer',
      'SOPORTE',
      'ALGUNOS DE MIS PROYECTOS',
      'SOBRE MÍ',
      'TECNOLOGÍAS QUE USO',
    ]);
    await main(page).getByText(`Hola, soy ${owner.name}`).waitFor();
    const skills =
      'HTML, CSS, JavaScript, ReactJS, Redux, Bootstrap, Node.js, Express, Sequelize, PostgreSQL y WordPress';
    await main(page).getByText(skills).waitFor();
    await main(page)
      .getByText(new RegExp(`Tengo \\d+ años y vivo en ${owner.country}\\.`))
      .waitFor();
    // From beside the page, so that it is found in a sub-folder too.
    const curriculum = main(page).getByRole('link', { name: 'Ver Curriculum' });
    await expect(linkOf(curriculum)).resolves.toEqual({ href: 'cv.pdf', ...NEW_TAB });

    const cards = page.getByRole('region', { name: 'SOPORTE' }).getByRole('listitem');
    const services = [
      'Asesoría técnica',
      'Resolución de problemas',
      'Optimización de rendimiento',
      'Mantenimiento y actualizaciones',
    ];
    await expect(cards.getByRole('heading').allInnerTexts()).resolves.toEqual(services);
    for (const service of services) {
      const link = cards.getByRole('link', { name: `Saber más... ${service}`, exact: true });
      await expect(linkOf(link)).resolves.toEqual({ href: expect.stringContaining(`${CHAT}?text=`), ...NEW_TAB });
      const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
      expect(text).toContain(service.toLocaleLowerCase('es'));
    }
  },
);

browserTest('the home page shows seventeen technologies, and its pictures in their sizes', {}, async ({ page }) => {
  const picturesIn = (region: string) => page.getByRole('region', { name: region }).locator('img');
  for (const [pictures, width, height] of [
    [main(page).getByRole('img', { name: 'Ilustración de un tucán' }), 440, 431],
    [picturesIn('SOPORTE'), 170, 150],
    [picturesIn('TECNOLOGÍAS QUE USO'), 75, 75],
  ] as const) {
    for (const size of await sizesOf(pictures)) expect(size).toEqual([width, height]);
    const stated = (await imagesOf(pictures)).map(({ width, height }) => `${width}x${height}`);
    expect([...new Set(stated)]).toEqual([`${width}x${height}`]);
  }
  const items = page.getByRole('group', { name: 'Tecnologías que uso' }).locator('li');
  // An endless row holds copies, so names are counted once. It starts anywhere among them.
  const names = [...new Set(await items.allInnerTexts())];
  const first = names.indexOf('HTML');
  expect([...names.slice(first), ...names.slice(0, first)]).toEqual(TECHNOLOGIES);
});

browserTest('six slides lead to the live sites in new tabs, and the seventh to nowhere', {}, async ({ page }) => {
  await bringCarousels(page);
  const carousel = page.getByRole('group', { name: 'Algunos de mis proyectos' });
  const addresses = [...projects.map(({ url }) => url), '#'];
  await expect(carousel.locator('a').count()).resolves.toBe(7);
  for (const [index, address] of addresses.entries()) {
    const slide = carousel.getByRole('group', { name: `${index + 1} de 7`, exact: true, includeHidden: true });
    const newTab = address === '#' ? { target: null, rel: null, note: undefined } : NEW_TAB;
    await expect(linkOf(slide.locator('a'))).resolves.toEqual({ href: address, ...newTab });
    const project = projects[index] ?? {
      title: 'CRUD con Bun y Elysia',
      imageAlt: expect.stringContaining('demostración CRUD'),
    };
    await expect(imagesOf(slide.locator('img'))).resolves.toEqual([
      { title: project.title, alt: project.imageAlt, width: '100', height: '100', loading: 'lazy' },
    ]);
  }
  // The seventh stays on the page and where it is.
  const slide = carousel.getByRole('group', { name: '7 de 7', exact: true, includeHidden: true });
  await slide.scrollIntoViewIfNeeded();
  const before = { url: page.url(), scroll: await page.evaluate(() => window.scrollY) };
  expect(before.scroll).toBeGreaterThan(0);
  await slide.locator('a').dispatchEvent('click');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect({ url: page.url(), scroll: await page.evaluate(() => window.scrollY) }).toEqual(before);
  await heading(page, 'Full Stack developer').waitFor();
});

browserTest(
  '"Ver más" leads to the portfolio, "Leer más" to the about page and both logos of 250x48 home',
  {},
  async ({ page, urlOf }) => {
    for (const [link, name, path, place] of [
      ['Ver más', 'PORTAFOLIO DE IMPLEMENTACIONES', '/projects', 'banner'],
      ['Leer más', 'DESARROLLADOR FULL STACK', '/about', 'contentinfo'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).click();
      await heading(page, name).waitFor();
      expect(page.url()).toBe(urlOf(path));
      const logo = page.getByRole(place).getByRole('link', { name: `${owner.name}, inicio` });
      await expect(sizesOf(logo)).resolves.toEqual([[250, 48]]);
      await logo.click();
      await heading(page, 'Full Stack developer').waitFor();
      expect(page.url()).toBe(urlOf('/'));
    }
  },
);

browserTest(
  'the about page tells experience, interests and goals, the contact page where and how to reach the owner',
  { path: '/about' },
  async ({ page }) => {
    await heading(page, 'DESARROLLADOR FULL STACK').waitFor();
    await main(page).getByRole('img', { name: owner.placePictures?.skyline }).waitFor();
    const text = await main(page).getByRole('paragraph').allInnerTexts();
    expect(text).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /más de dos años de experiencia en frontend y un año en backend.*dominios.*hospedaje.*migro/,
        ),
        expect.stringContaining('deporte'),
        expect.stringMatching(/estudiando.*meta/),
      ]),
    );

    await showPage(page, '/contact');
    await main(page).getByText(`${owner.country}, ${owner.city}`, { exact: true }).waitFor();
    const phone = await linkOf(main(page).getByRole('link', { name: PHONE }));
    expect(phone).toEqual({
      href: expect.stringContaining(CHAT),
      ...NEW_TAB,
    });
    for (const { network, url } of owner.profiles) {
      await expect(linkOf(main(page).getByRole('link', { name: network, exact: true }))).resolves.toEqual({
        href: url,
        ...NEW_TAB,
      });
    }
    const form = page.getByRole('region', { name: 'Formulario de contacto' });
    await form.getByRole('heading', { name: 'Formulario de contacto' }).waitFor();
    const intro = 'Si deseas ponerte en contacto conmigo, completa el siguiente formulario.';
    await form.getByText(intro, { exact: true }).waitFor();
  },
);

browserTest(
  'the portfolio shows six projects; the first and the last lead to their pages, which tell about them, link their live sites and lead back',
  { path: '/projects' },
  async ({ page, urlOf }) => {
    const titles = ['Menú Digital', 'Constructora', 'Menú Digital por categorías', 'E-commerce', 'Aikikai', 'Código'];
    const cards = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(cards.getByRole('heading', { level: 2 }).allInnerTexts()).resolves.toEqual(titles);
    for (const [index, project] of projects.entries()) {
      const card = cards.nth(index);
      await card.getByRole('img', { name: project.imageAlt }).waitFor();
      await card.getByText(project.description, { exact: true }).waitFor();
      if (index > 0 && index < projects.length - 1) continue;
      await card.getByRole('link', { name: `Leer más... ${project.title}`, exact: true }).click();

      await heading(page, project.title).waitFor();
      expect(page.url()).toBe(urlOf(`/projects/${index + 1}`));
      await main(page).getByRole('heading', { level: 2, name: project.subtitle, exact: true }).waitFor();
      await main(page).getByText(callToContact.text, { exact: true }).waitFor();
      await expect(main(page).getByRole('paragraph').allInnerTexts()).resolves.toEqual([
        ...project.paragraphs,
        callToContact.text,
      ]);
      expect([2, 3]).toContain(project.paragraphs.length);
      const image = main(page)
        .getByRole('link')
        .filter({ has: page.getByRole('img', { name: project.imageAlt }) });
      await expect(linkOf(image)).resolves.toEqual({ href: project.url, ...NEW_TAB });
      await main(page).getByRole('link', { name: 'Atrás', exact: true }).click();

      await heading(page, 'PORTAFOLIO DE IMPLEMENTACIONES').waitFor();
      expect(page.url()).toBe(urlOf('/projects'));
    }
  },
);

browserTest(
  'an address that is no page, and a project that is not there, say so and lead to the portfolio',
  { path: '/nada' },
  async ({ page, urlOf }) => {
    await heading(page, '404 Página no encontrada').waitFor();
    await main(page).getByText('La página que buscas no existe o ha sido eliminada.', { exact: true }).waitFor();
    await main(page).getByRole('link', { name: 'Atrás', exact: true }).click();
    await heading(page, 'PORTAFOLIO DE IMPLEMENTACIONES').waitFor();
    expect(page.url()).toBe(urlOf('/projects'));
    await page.goto(urlOf('/projects/7'));
    await heading(page, 'Proyecto no encontrado').waitFor();
    await main(page).getByRole('link', { name: 'Atrás', exact: true }).click();
    await heading(page, 'PORTAFOLIO DE IMPLEMENTACIONES').waitFor();
    expect(page.url()).toBe(urlOf('/projects'));
  },
);

browserTest('the footer leads to the pages, four projects, the contacts and the profiles', {}, async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading').allInnerTexts()).resolves.toEqual(['Navegación', 'Proyectos', 'Contactos']);
  await expect(addressesOf(footer.getByRole('navigation', { name: 'Navegación' }).getByRole('link'))).resolves.toEqual(
    Object.values(pages).map(({ label, path }) => [label, folderOf(path)]),
  );
  await expect(addressesOf(footer.getByRole('navigation', { name: 'Proyectos' }).getByRole('link'))).resolves.toEqual([
    ['Ecommerce', 'projects/4/'],
    ['Menú digital', 'projects/3/'],
    ['Constructora', 'projects/2/'],
    ['Artes Marciales', 'projects/5/'],
  ]);
  const mail = footer.getByRole('link', { name: owner.email });
  await expect(mail.getAttribute('href')).resolves.toBe(`mailto:${owner.email}`);
  const phone = await linkOf(footer.getByRole('link', { name: PHONE }));
  expect(phone).toEqual({
    href: expect.stringContaining(CHAT),
    ...NEW_TAB,
  });
  const form = footer.getByRole('link', { name: 'Formulario de contacto' });
  await expect(form.getAttribute('href')).resolves.toBe('contact/');
  const profiles = footer.getByRole('list', { name: 'Redes sociales' }).getByRole('link');
  await expect(profiles.count()).resolves.toBe(owner.profiles.length);
  for (const { network, url } of owner.profiles) {
    const profile = profiles.and(page.getByRole('link', { name: network, exact: true }));
    await expect(linkOf(profile)).resolves.toEqual({ href: url, ...NEW_TAB });
  }
});

browserTest(
  'every page has the header, the footer, the three lines behind, all its pictures and links that announce a new tab',
  {},
  async ({ page }) => {
    for (const path of PATHS) {
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

      const links = await linksOf(page.locator('a[target], a[href^="http"], a[href$=".pdf"]'));
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect([path, link]).toEqual([path, { ...link, ...NEW_TAB }]);

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
