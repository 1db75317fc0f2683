import type { Locator, Page } from 'playwright-core';
import { owner } from '../../src/content/owner';
import { projects } from '../../src/content/projects';
import { browserTest } from '../support/browserTest';
import { carouselTest } from '../support/carouselTest';
import { eventually } from '../support/eventually';
import { TECHNOLOGIES } from '../support/technologyNames';

const PATHS = ['/', '/about', '/projects', ...projects.map(({ id }) => `/projects/${id}`), '/contact', '/nada'];
const CHAT = `https://wa.me/${owner.phone.replace(/\D/g, '')}`;
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

browserTest('the home page greets and shows its sections in order', {}, async ({ page }) => {
  await expect(page.locator('h1, main h2').allInnerTexts()).resolves.toEqual([
    'Full Stack developer',
    'SOPORTE',
    'ALGUNOS DE MIS PROYECTOS',
    'SOBRE MÍ',
    'TECNOLOGÍAS QUE USO',
  ]);
  await main(page).getByText(`Hola, soy ${owner.name}`).waitFor();
});

browserTest('the home page lists the skills', {}, async ({ page }) => {
  const skills =
    'HTML, CSS, JavaScript, ReactJS, Redux, Bootstrap, Node.js, Express, Sequelize, PostgreSQL y WordPress';
  await main(page).getByText(skills).waitFor();
});

browserTest('the curriculum opens in a new tab from beside the page, in a sub-folder too', {}, async ({ page }) => {
  const link = main(page).getByRole('link', { name: 'Ver Curriculum' });
  await expect(linkOf(link)).resolves.toEqual({ href: 'cv.pdf', ...NEW_TAB });
});

browserTest('the home page opens with a described picture of 440x431', {}, async ({ page }) => {
  const picture = main(page).getByRole('img', { name: 'Ilustración de un tucán' });
  await expect(sizesOf(picture)).resolves.toEqual([[440, 431]]);
});

browserTest('each of the four services opens a chat that names it', {}, async ({ page }) => {
  const cards = page.getByRole('region', { name: 'SOPORTE' }).getByRole('listitem');
  const services = [
    'Asesoría técnica',
    'Resolución de problemas',
    'Optimización de rendimiento',
    'Mantenimiento y actualizaciones',
  ];
  await expect(cards.getByRole('heading').allInnerTexts()).resolves.toEqual(services);
  await expect(sizesOf(cards.locator('img'))).resolves.toEqual(services.map(() => [170, 150]));
  for (const service of services) {
    const link = cards.getByRole('link', { name: `Saber más... ${service}`, exact: true });
    await expect(linkOf(link)).resolves.toEqual({ href: expect.stringContaining(`${CHAT}?text=`), ...NEW_TAB });
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toContain(service.toLocaleLowerCase('es'));
  }
});

carouselTest('seven slides lead to the six live sites in new tabs and to nowhere', {}, async ({ page }) => {
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
});

carouselTest('the slide that leads nowhere stays on the page and where it is', { path: '/' }, async ({ page }) => {
  const carousel = page.getByRole('group', { name: 'Algunos de mis proyectos' });
  const slide = carousel.getByRole('group', { name: '7 de 7', exact: true, includeHidden: true });
  await slide.scrollIntoViewIfNeeded();
  const before = { url: page.url(), scroll: await page.evaluate(() => window.scrollY) };
  expect(before.scroll).toBeGreaterThan(0);
  await slide.locator('a').dispatchEvent('click');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect({ url: page.url(), scroll: await page.evaluate(() => window.scrollY) }).toEqual(before);
  await heading(page, 'Full Stack developer').waitFor();
});

browserTest('"Ver más" leads to the portfolio and "Leer más" to the about page', {}, async ({ page, urlOf }) => {
  await page.getByRole('link', { name: 'Ver más', exact: true }).click();
  await heading(page, 'PORTAFOLIO DE IMPLEMENTACIONES').waitFor();
  expect(page.url()).toBe(urlOf('/projects'));
  await page.goto(urlOf('/'));
  await page.getByRole('link', { name: 'Leer más', exact: true }).click();
  await heading(page, 'DESARROLLADOR FULL STACK').waitFor();
  expect(page.url()).toBe(urlOf('/about'));
});

browserTest(
  'the home page tells the age, one year more from the birthday on',
  { path: null },
  async ({ page, urlOf }) => {
    const [year, month, day] = owner.birthDate.split('-').map(Number) as [number, number, number];
    const age = 2039 - year;
    const text = page.getByRole('region', { name: 'SOBRE MÍ' });
    await page.clock.setFixedTime(new Date(2039, month - 1, day - 1, 23, 59));
    await page.goto(urlOf('/'));
    await text.getByText(`Tengo ${age - 1} años y vivo en ${owner.country}.`).waitFor();
    await page.clock.setFixedTime(new Date(2039, month - 1, day));
    await page.reload();
    await text.getByText(`Tengo ${age} años y vivo en ${owner.country}.`).waitFor();
  },
);

browserTest('the home page shows seventeen technologies of 75x75', {}, async ({ page }) => {
  const items = page.getByRole('group', { name: 'Tecnologías que uso' }).locator('li');
  const icons = items.locator('img');
  // An endless row holds copies, so names are counted once. It starts anywhere among them.
  const names = [...new Set(await items.allInnerTexts())];
  const first = names.indexOf('HTML');
  expect([...names.slice(first), ...names.slice(0, first)]).toEqual(TECHNOLOGIES);
  for (const size of await sizesOf(icons)) expect(size).toEqual([75, 75]);
});

browserTest('the about page tells experience, interests and goals', { path: '/about' }, async ({ page }) => {
  await heading(page, 'DESARROLLADOR FULL STACK').waitFor();
  await main(page).getByRole('img', { name: owner.placePictures.skyline }).waitFor();
  const text = (await main(page).getByRole('paragraph').allInnerTexts()).slice(-3);
  expect(text).toEqual([
    expect.stringMatching(/más de dos años de experiencia en frontend y un año en backend.*dominios.*hospedaje.*migro/),
    expect.stringContaining('deporte'),
    expect.stringMatching(/estudiando.*meta/),
  ]);
});

browserTest('the portfolio shows six projects, each leading to its page', { path: '/projects' }, async ({ page }) => {
  await heading(page, 'PORTAFOLIO DE IMPLEMENTACIONES').waitFor();
  const titles = ['Menú Digital', 'Constructora', 'Menú Digital por categorías', 'E-commerce', 'Aikikai', 'Código'];
  const cards = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards.getByRole('heading', { level: 2 }).allInnerTexts()).resolves.toEqual(titles);
  for (const [index, { title, imageAlt, description, technologies }] of projects.entries()) {
    const card = cards.nth(index);
    await card.getByRole('img', { name: imageAlt }).waitFor();
    await card.getByText(description, { exact: true }).waitFor();
    const icons = card.getByRole('list', { name: 'Tecnologías del proyecto' }).getByRole('img');
    expect((await imagesOf(icons)).map(({ alt }) => alt)).toEqual(technologies.map(({ name }) => name));
    const link = card.getByRole('link', { name: `Leer más... ${title}`, exact: true });
    await expect(link.getAttribute('href')).resolves.toBe(`#/projects/${index + 1}`);
  }
});

for (const { id, title, subtitle, paragraphs, imageAlt, url } of projects) {
  browserTest(
    `the page of project ${id} tells about it and links its live site`,
    { path: `/projects/${id}` },
    async ({ page, urlOf }) => {
      await heading(page, title).waitFor();
      await main(page).getByRole('heading', { level: 2, name: subtitle, exact: true }).waitFor();
      await expect(main(page).getByRole('paragraph').allInnerTexts()).resolves.toEqual(paragraphs);
      expect([2, 3]).toContain(paragraphs.length);
      const image = main(page)
        .getByRole('link')
        .filter({ has: page.getByRole('img', { name: imageAlt }) });
      await expect(linkOf(image)).resolves.toEqual({ href: url, ...NEW_TAB });
      await main(page).getByRole('link', { name: 'Atrás', exact: true }).click();
      await heading(page, 'PORTAFOLIO DE IMPLEMENTACIONES').waitFor();
      expect(page.url()).toBe(urlOf('/projects'));
    },
  );
}

browserTest('the contact page shows where and how to reach the owner', { path: '/contact' }, async ({ page }) => {
  await main(page).getByText(`${owner.country}, ${owner.city}`, { exact: true }).waitFor();
  const phone = await linkOf(main(page).getByRole('link', { name: owner.phone }));
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
});

browserTest(
  'an address that is no page says so and leads to the portfolio',
  { path: '/nada' },
  async ({ page, urlOf }) => {
    await heading(page, '404 Página no encontrada').waitFor();
    await main(page).getByText('La página que buscas no existe o ha sido eliminada.', { exact: true }).waitFor();
    await main(page).getByRole('link', { name: 'Atrás', exact: true }).click();
    await heading(page, 'PORTAFOLIO DE IMPLEMENTACIONES').waitFor();
    expect(page.url()).toBe(urlOf('/projects'));
  },
);

browserTest(
  'a project that is not there says so and leads to the portfolio',
  { path: '/projects/7' },
  async ({ page, urlOf }) => {
    await heading(page, 'Proyecto no encontrado').waitFor();
    await main(page).getByRole('link', { name: 'Atrás', exact: true }).click();
    await heading(page, 'PORTAFOLIO DE IMPLEMENTACIONES').waitFor();
    expect(page.url()).toBe(urlOf('/projects'));
  },
);

browserTest('the footer leads to the pages, four projects, the contacts and the profiles', {}, async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading').allInnerTexts()).resolves.toEqual(['Navegación', 'Proyectos', 'Contactos']);
  await expect(addressesOf(footer.getByRole('navigation', { name: 'Navegación' }).getByRole('link'))).resolves.toEqual([
    ['Inicio', '#/'],
    ['Sobre mí', '#/about'],
    ['Portafolio', '#/projects'],
    ['Contactos', '#/contact'],
  ]);
  await expect(addressesOf(footer.getByRole('navigation', { name: 'Proyectos' }).getByRole('link'))).resolves.toEqual([
    ['Ecommerce', '#/projects/4'],
    ['Menú digital', '#/projects/3'],
    ['Constructora', '#/projects/2'],
    ['Artes Marciales', '#/projects/5'],
  ]);
  const mail = footer.getByRole('link', { name: owner.email });
  await expect(mail.getAttribute('href')).resolves.toBe(`mailto:${owner.email}`);
  const phone = await linkOf(footer.getByRole('link', { name: owner.phone }));
  expect(phone).toEqual({
    href: expect.stringContaining(CHAT),
    ...NEW_TAB,
  });
  const form = footer.getByRole('link', { name: 'Formulario de contacto' });
  await expect(form.getAttribute('href')).resolves.toBe('#/contact');
  const profiles = footer.getByRole('list', { name: 'Redes sociales' }).getByRole('link');
  await expect(profiles.count()).resolves.toBe(owner.profiles.length);
  for (const { network, url } of owner.profiles) {
    const profile = profiles.and(page.getByRole('link', { name: network, exact: true }));
    await expect(linkOf(profile)).resolves.toEqual({ href: url, ...NEW_TAB });
  }
});

for (const place of ['banner', 'contentinfo'] as const) {
  browserTest(`the logo in the ${place} is 250x48 and leads home`, { path: '/contact' }, async ({ page, urlOf }) => {
    const logo = page.getByRole(place).getByRole('link', { name: `${owner.name}, inicio` });
    await expect(sizesOf(logo)).resolves.toEqual([[250, 48]]);
    await logo.click();
    await heading(page, 'Full Stack developer').waitFor();
    expect(page.url()).toBe(urlOf('/'));
  });
}

browserTest(
  'every page has the header, the footer and the three lines behind',
  { path: null },
  async ({ page, urlOf }) => {
    for (const path of PATHS) {
      await page.goto(urlOf(path));
      await main(page).getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('banner').getByRole('navigation', { name: 'Principal' }).waitFor();
      await page.getByRole('contentinfo').waitFor();
      // From the header down.
      const lines = await page.evaluate(() => {
        const top = document.querySelector('header')?.getBoundingClientRect().bottom;
        const isWhole = (line: Element) => {
          const box = line.getBoundingClientRect();
          return box.top === top && box.bottom === window.innerHeight;
        };
        return [...document.querySelectorAll('body [aria-hidden=true]')]
          .filter((element) => getComputedStyle(element).position === 'fixed')
          .map((element) => [...element.children].filter(isWhole).length);
      });
      expect([path, lines]).toEqual([path, [3]]);
    }
  },
);

browserTest(
  'every link that opens a new tab says so and gives it no hold on the page',
  { path: null },
  async ({ page, urlOf }) => {
    for (const path of PATHS) {
      // A page of its own each time: the one before stays until the next is there.
      await page.goto('about:blank');
      await page.goto(urlOf(path));
      await main(page).getByRole('heading', { level: 1 }).waitFor();
      const links = await linksOf(page.locator('a[target], a[href^="http"], a[href$=".pdf"]'));
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link).toMatchObject(NEW_TAB);
    }
  },
);

browserTest('every picture of every page arrives', { path: null }, async ({ page, urlOf }) => {
  for (const path of PATHS) {
    // From page to page, those of the one before could be taken for those of the next.
    await page.goto('about:blank');
    await page.goto(urlOf(path));
    await main(page).getByRole('heading', { level: 1 }).waitFor();
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
      expect(missing).toEqual([]);
    });
  }
});
