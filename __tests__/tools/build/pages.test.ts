import { existsSync } from 'node:fs';
import { callToContact, projects } from '#site/otherPages';
import { owner } from '../../sites/reference/content/owner';
import { technologies } from '../../sites/reference/content/technologies';
import { builtPage } from '../../support/builtPage';
import { site } from '../../support/reference';
import { SITE } from '../../support/sites';

const PHONE = ['+507 6000-0000', expect.stringMatching(/^https:\/\/wa\.me\/50760000000\?text=Hola/)];
const MAIL = ['hola@example.com', 'mailto:hola@example.com'];
const PROFILES = owner.profiles.map(({ network, url }) => [network, url]);

test('home greets, lists the skills and the technologies, and offers four services, each in a chat about it', () => {
  const { $, texts, links } = builtPage('/');
  const sections = ['SOPORTE', 'ALGUNOS DE MIS PROYECTOS', 'SOBRE MÍ', 'TECNOLOGÍAS QUE USO'];
  expect(texts('h1, main h2')).toEqual(['Full Stack developer', ...sections]);
  expect($('main').text()).toMatch(/Hola, soy Nombre Apellido.*HTML, CSS, .*, Sequelize, PostgreSQL y WordPress/);
  expect(links('main a')).toContainEqual(['Ver Curriculum', 'cv.pdf']);
  expect(texts('[role=group][aria-label="Tecnologías que uso"] li')).toEqual(technologies.map(({ name }) => name));
  const chats = site.services.items.map(({ title, chatUrl }) => [`Saber más... ${title}`, chatUrl]);
  expect(links('main li:has(h3) a')).toEqual(chats);
  expect(chats).toHaveLength(4);
  for (const [name = '', url] of chats) expect(url).toContain(encodeURIComponent(name.slice(12).toLowerCase()));
});

test('the about page tells experience, interests and goals, the contact page where and how to reach the owner', () => {
  const about = builtPage('/about');
  expect(about.texts('h1')).toEqual(['DESARROLLADOR FULL STACK']);
  expect(about.attributes('main img', 'alt')).toContain(owner.illustrations?.skyline);
  expect(about.texts('main p')).toEqual(expect.arrayContaining([...site.otherPages.about.paragraphs]));

  const contact = builtPage('/contact');
  expect(contact.texts('main dd')[0]).toBe('Panamá, Ciudad de Panamá');
  expect(contact.links('main a')).toEqual([PHONE, MAIL, ...PROFILES, ['Guardar contacto', 'contacto.vcf']]);
  expect(contact.texts('section:has(form) > :is(h2, p), form > p').slice(0, 2)).toEqual([
    'Formulario de contacto',
    'Si deseas ponerte en contacto conmigo, completa el siguiente formulario.',
  ]);
});

test('the portfolio shows six projects and leads to their pages, which tell about them and link their live sites', () => {
  const { texts, links, attributes } = builtPage('/projects');
  expect(texts('h1')).toEqual(['PORTAFOLIO DE IMPLEMENTACIONES']);
  expect(texts('main li h2')).toEqual(projects.map(({ title }) => title));
  expect(attributes('main li:has(h2) picture img', 'alt')).toEqual(projects.map(({ imageAlt }) => imageAlt));
  expect(texts('main li:has(h2) p')).toEqual(projects.map(({ description }) => description));
  expect(links('main li:has(h2) a')).toEqual(
    projects.map(({ id, title }) => [`Leer más... ${title}`, `projects/${id}/`]),
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
  expect(builtPage('/').links('footer a').slice(1)).toEqual([
    ...PROFILES,
    ['Inicio', './'],
    ['Sobre mí', 'about/'],
    ['Portafolio', 'projects/'],
    ['Contactos', 'contact/'],
    ['Ecommerce', 'projects/4/'],
    ['Menú digital', 'projects/3/'],
    ['Constructora', 'projects/2/'],
    ['Artes Marciales', 'projects/5/'],
    MAIL,
    PHONE,
    ['Formulario de contacto', 'contact/'],
  ]);
});

test('an address that is no page, and a project that is not there, say so', () => {
  const { texts } = builtPage('/404');
  expect(texts('h1, main p').slice(0, 2)).toEqual([
    '404 Página no encontrada',
    'La página que buscas no existe o ha sido eliminada.',
  ]);
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
    const announced = outward.filter('[target=_blank][rel$="noopener noreferrer"][aria-describedby=new-tab-note]');
    expect([path, announced.length]).toEqual([path, outward.length]);
    expect($('#new-tab-note').text()).toBe('Se abre en una pestaña nueva');
  }
});

test("of all links to other sites only those to the owner's profiles say that the same person is there", () => {
  for (const path of site.files.paths) {
    const profiles = new Set(builtPage(path).attributes('a[rel~=me]', 'href'));
    expect([path, ...profiles]).toEqual([path, ...owner.profiles.map(({ url }) => url)]);
  }
});
