import { existsSync } from 'node:fs';
import { callToContact, projects } from '#site/otherPages';
import { owner } from '../../sites/reference/content/owner';
import { technologies } from '../../sites/reference/content/technologies';
import { builtPage } from '../../support/builtPage';
import { listedPaths, site } from '../../support/reference';
import { SITE } from '../../support/sites';

const CHAT = expect.stringMatching(/^https:\/\/wa\.me\/50760000000\?text=Hola/);
const PROFILES = owner.profiles.map(({ network, url }) => [network, url]);

test('home greets, lists the skills and the technologies, and offers four services, each in a chat about it', () => {
  const { $, texts, links } = builtPage('/');
  expect(texts('h1, main h2')).toEqual([
    'Full Stack developer',
    'SOPORTE',
    'ALGUNOS DE MIS PROYECTOS',
    'SOBRE MÍ',
    'TECNOLOGÍAS QUE USO',
  ]);
  expect($('main').text()).toContain('Hola, soy Nombre Apellido');
  expect($('main').text()).toContain(
    'HTML, CSS, JavaScript, ReactJS, Redux, Bootstrap, Node.js, Express, Sequelize, PostgreSQL y WordPress',
  );
  expect(links('main a')).toContainEqual(['Ver Curriculum', 'cv.pdf']);
  expect(links('main a')).toContainEqual(['Leer más', 'about/']);
  expect(links('main a')).toContainEqual(['Ver más', 'projects/']);
  expect(texts('[role=group][aria-label="Tecnologías que uso"] li')).toEqual(technologies.map(({ name }) => name));
  expect(links('main li:has(h3) a')).toEqual(
    [
      'Asesoría técnica',
      'Resolución de problemas',
      'Optimización de rendimiento',
      'Mantenimiento y actualizaciones',
    ].map((service) => [
      `Saber más... ${service}`,
      expect.stringMatching(`^https://wa.me/50760000000\\?text=.*${encodeURIComponent(service.toLowerCase())}`),
    ]),
  );
});

test('the about page tells experience, interests and goals, the contact page where and how to reach the owner', () => {
  const about = builtPage('/about');
  expect(about.texts('h1')).toEqual(['DESARROLLADOR FULL STACK']);
  expect(about.attributes('main img', 'alt')).toContain(owner.illustrations?.skyline);
  expect(about.texts('main p').join(' ')).toMatch(
    /más de dos años de experiencia en frontend y un año en backend.*dominios.*hospedaje.*migro.*deporte.*estudiando.*meta/,
  );

  const contact = builtPage('/contact');
  expect(contact.texts('main *')).toContain('Panamá, Ciudad de Panamá');
  expect(contact.links('main a')).toEqual([
    ['+507 6000-0000', CHAT],
    ['hola@example.com', 'mailto:hola@example.com'],
    ...PROFILES,
    ['Guardar contacto', 'contacto.vcf'],
  ]);
  expect(contact.texts('section:has(form) :is(h2, p)')).toEqual(
    expect.arrayContaining([
      'Formulario de contacto',
      'Si deseas ponerte en contacto conmigo, completa el siguiente formulario.',
    ]),
  );
});

test('the portfolio shows six projects and leads to their pages, which tell about them and link their live sites', () => {
  const { texts, links, attributes } = builtPage('/projects');
  const titles = ['Menú Digital', 'Constructora', 'Menú Digital por categorías', 'E-commerce', 'Aikikai', 'Código'];
  expect(texts('h1')).toEqual(['PORTAFOLIO DE IMPLEMENTACIONES']);
  expect(texts('main li h2')).toEqual(titles);
  expect(attributes('main li:has(h2) picture img', 'alt')).toEqual(projects.map(({ imageAlt }) => imageAlt));
  expect(texts('main li:has(h2) p')).toEqual(projects.map(({ description }) => description));
  expect(links('main li:has(h2) a')).toEqual(
    titles.map((title, index) => [`Leer más... ${title}`, `projects/${index + 1}/`]),
  );
  for (const { path, title, subtitle, paragraphs, imageAlt, url } of projects) {
    const project = builtPage(path);
    expect(project.texts('h1')).toEqual([title]);
    expect(project.links('main a')[0]).toEqual(['Atrás', 'projects/']);
    expect(project.texts('main h2')).toContain(subtitle);
    expect(project.texts('main p:not([role])')).toEqual([...paragraphs, callToContact.text]);
    expect(project.attributes(`main a:has(img[alt="${imageAlt}"])`, 'href')).toEqual([url]);
  }
});

test('the footer leads to the pages, four projects, the contacts and the profiles', () => {
  const { links } = builtPage('/');
  expect(links('footer nav:contains("Navegación") a')).toEqual([
    ['Inicio', './'],
    ['Sobre mí', 'about/'],
    ['Portafolio', 'projects/'],
    ['Contactos', 'contact/'],
  ]);
  expect(links('footer nav:contains("Proyectos") a')).toEqual([
    ['Ecommerce', 'projects/4/'],
    ['Menú digital', 'projects/3/'],
    ['Constructora', 'projects/2/'],
    ['Artes Marciales', 'projects/5/'],
  ]);
  expect(links('footer div:contains("Contactos") > h2 ~ a')).toEqual([
    ['hola@example.com', 'mailto:hola@example.com'],
    ['+507 6000-0000', CHAT],
    ['Formulario de contacto', 'contact/'],
  ]);
  expect(links('footer ul[aria-label="Redes sociales"] a')).toEqual(PROFILES);
});

test('an address that is no page, and a project that is not there, say so', () => {
  expect(builtPage('/404').texts('h1')).toEqual(['404 Página no encontrada']);
  expect(builtPage('/404').texts('main p')).toContain('La página que buscas no existe o ha sido eliminada.');
  expect(builtPage('/projects/404').texts('h1')).toEqual(['Proyecto no encontrado']);
});

/** The files of the site that a page links, shows and loads, `index.html` left out. */
function filesNamedIn(path: string): string[] {
  const { $, attributes } = builtPage(path);
  const lists = ['href', 'src', 'srcset'].flatMap((name) => attributes(`body [${name}], link[${name}]`, name));
  const addresses = lists.flatMap((list = '') => list.split(',')).map((one) => one.trim().split(' ')[0] ?? '');
  const base = new URL($('base').attr('href') ?? '.', `https://site${path === '/' ? path : `${path}/`}`);
  const own = addresses.filter((address) => !/^\w+:/.test(address)).map((address) => new URL(address, base));
  return own.map(({ host, pathname }) => (host === 'site' ? pathname : host));
}

test('every address on a page leads to a page or a file of the site, or to another site in a tab of its own', () => {
  for (const path of site.files.paths) {
    const isMissing = (file: string) => !existsSync(`${SITE}${file.replace(/\/$/, '/index.html')}`);
    expect([path, filesNamedIn(path).filter(isMissing)]).toEqual([path, []]);
    const { $ } = builtPage(path);
    const outward = $('a[href^="http"], a[href$=".pdf"]');
    const announced = outward.filter('[target=_blank][rel="noopener noreferrer"][aria-describedby=new-tab-note]');
    expect([path, announced.length]).toEqual([path, outward.length]);
    expect($('#new-tab-note').text()).toBe('Se abre en una pestaña nueva');
  }
});

test('home and the portfolio lead a robot that runs no scripts to every page', () => {
  const found = ['/', '/projects'].flatMap(filesNamedIn);
  expect(found).toEqual(expect.arrayContaining(listedPaths.map((path) => (path === '/' ? path : `${path}/`))));
});
