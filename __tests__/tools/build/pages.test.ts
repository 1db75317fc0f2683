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

test('home has the greeting, the skills, the technologies and four services, each with a link to a chat about it', () => {
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

test('the about page has the owner’s paragraphs, and the contact page the place, the contacts and the profiles', () => {
  const about = builtPage('/about');
  expect(about.texts('h1')).toEqual(['DESARROLLADOR FULL STACK']);
  expect(about.attributes('main img', 'alt')).toContain(owner.illustrations?.skyline);
  expect(about.texts('main p')).toEqual(expect.arrayContaining([...site.otherPages.about.paragraphs]));

  const contact = builtPage('/contact');
  expect(contact.texts('main dd')[0]).toBe('Panamá, Ciudad de Panamá');
  expect(contact.links('main a')).toEqual([PHONE, MAIL, ...PROFILES, ['Guardar contacto', 'contacto.vcf']]);
});

test('the portfolio shows each project with a link to its page, which has the texts and a link to the live site', () => {
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

test('the footer links to the profiles, the pages, four projects and the contacts', () => {
  const [, ...links] = builtPage('/').links('footer a');
  expect(links.slice(0, 5)).toEqual([...PROFILES, ['Inicio', './']]);
  expect(links.slice(5, 8).map(([, url]) => url)).toEqual(['about/', 'projects/', 'contact/']);
  expect(links[8]).toEqual(['Ecommerce', 'projects/4/']);
  expect(links.slice(9, 12).map(([, url]) => url)).toEqual(['projects/3/', 'projects/2/', 'projects/5/']);
  expect(links.slice(12)).toEqual([MAIL, PHONE, ['Formulario de contacto', 'contact/']]);
});

/** The files of the site that a page links, shows or loads, without `index.html`. */
function filesNamedIn(path: string): string[] {
  const { $, attributes } = builtPage(path);
  const lists = ['href', 'src', 'srcset'].flatMap((name) => attributes(`body [${name}], link[${name}]`, name));
  const addresses = lists.flatMap((list = '') => list.split(',')).map((one) => one.trim().split(' ')[0] ?? '');
  const base = new URL($('base').attr('href') ?? '.', `https://site${path === '/' ? path : `${path}/`}`);
  const own = addresses.filter((address) => !/^\w+:/.test(address)).map((address) => new URL(address, base));
  return own.map(({ host, pathname }) => (host === 'site' ? pathname : host));
}

test('every link and picture of a page exists, and links to other sites and PDFs open in a new tab and say so', () => {
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

test('only the links to the owner’s profiles have the relation "me"', () => {
  for (const path of site.files.paths) {
    const profiles = new Set(builtPage(path).attributes('a[rel~=me]', 'href'));
    expect([path, ...profiles]).toEqual([path, ...owner.profiles.map(({ url }) => url)]);
  }
});
