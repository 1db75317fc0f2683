import type { Graph, Person } from 'schema-dts';
import type { Metadata } from '../components/PageMeta';
import { about } from './about';
import { hero } from './home';
import { layout } from './layout';
import { owner } from './owner';
import { pages } from './pages';
import { notFound, portfolio, projectPage } from './portfolio';
import type { Project } from './projects';

const address = (path: string) => `${owner.siteUrl}#${path}`;
const file = (path: string) => new URL(path, owner.siteUrl).href;
const personId = `${owner.siteUrl}#person`;
const nameAndRole = `${owner.name}, ${owner.role}`;

const person: Person = {
  '@type': 'Person',
  '@id': personId,
  name: owner.name,
  jobTitle: owner.role,
  url: owner.siteUrl,
  image: file('share/home.png'),
  telephone: owner.phone,
  email: owner.email,
  knowsAbout: hero.skills,
  knowsLanguage: 'es',
  address: { '@type': 'PostalAddress', addressLocality: owner.city, addressCountry: 'PA' },
  sameAs: owner.profiles.map(({ url }) => url),
};

/** The way from the home page to a page, without the home page itself. */
type Trail = { label: string; path: string }[];

function graph(node: Graph['@graph'][number] | undefined, trail: Trail): Graph {
  const breadcrumbs = [pages.home, ...trail].map(({ label, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: address(path),
  }));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      person,
      ...(node ? [node] : []),
      ...(trail.length > 0 ? [{ '@type': 'BreadcrumbList' as const, itemListElement: breadcrumbs }] : []),
    ],
  };
}

interface Page {
  path: string;
  title: string;
  description: string;
  keywords: string[];
  image?: Metadata['image'];
  type?: Metadata['type'];
  robots?: Metadata['robots'];
  structuredData: Graph;
}

function metadata({ path, ...page }: Page): Metadata {
  return {
    canonical: address(path),
    siteName: nameAndRole,
    image: { url: file('share/home.png'), alt: `Tarjeta de presentación de ${nameAndRole}` },
    type: 'website',
    robots: 'index, follow',
    ...page,
  };
}

export const homeMetadata = metadata({
  path: pages.home.path,
  title: `${owner.name} | ${owner.role} en ${owner.country}`,
  description: `Portafolio de ${owner.name}, desarrollador full stack en ${owner.country}: sitios y aplicaciones web con React, Node.js y WordPress, de la interfaz a la base de datos.`,
  keywords: ['desarrollador full stack', 'desarrollador web en Panamá', 'portafolio', ...hero.skills],
  type: 'profile',
  structuredData: graph(
    {
      '@type': 'ProfilePage',
      name: nameAndRole,
      url: address(pages.home.path),
      inLanguage: 'es',
      mainEntity: { '@id': personId },
    },
    [],
  ),
});

export const aboutMetadata = metadata({
  path: pages.about.path,
  title: `${pages.about.label} | ${owner.name}`,
  description: `Experiencia, intereses y metas de ${owner.name}: más de dos años en frontend, uno en backend, y la administración de dominios, hospedaje y migraciones.`,
  keywords: ['sobre mí', 'experiencia frontend', 'experiencia backend', 'hospedaje y dominios', 'migración de sitios'],
  type: 'profile',
  structuredData: graph(
    {
      '@type': 'ProfilePage',
      name: about.heading,
      url: address(pages.about.path),
      inLanguage: 'es',
      mainEntity: { '@id': personId },
    },
    [pages.about],
  ),
});

function creativeWork(project: Project) {
  return {
    '@type': 'CreativeWork' as const,
    name: project.title,
    description: project.description,
    url: address(project.path),
    sameAs: project.url,
    image: file(`share/${project.image}.png`),
    keywords: project.keywords.join(', '),
    inLanguage: 'es',
    creator: { '@id': personId },
  };
}

export const portfolioMetadata = metadata({
  path: pages.projects.path,
  title: `${pages.projects.label} | ${owner.name}`,
  description: `Seis proyectos de ${owner.name}: menús digitales, una constructora, una tienda en línea, un dojo de aikido y una colección de código reutilizable.`,
  keywords: ['portafolio web', 'proyectos web', 'menú digital', 'tienda en línea', 'sitios en WordPress'],
  structuredData: graph(
    {
      '@type': 'CollectionPage',
      name: pages.projects.label,
      url: address(pages.projects.path),
      inLanguage: 'es',
      hasPart: portfolio.projects.map(creativeWork),
    },
    [pages.projects],
  ),
});

export function projectMetadata(project: Project): Metadata {
  return metadata({
    path: project.path,
    title: `${project.title} | ${owner.name}`,
    description: project.description,
    keywords: project.keywords,
    type: 'article',
    image: { url: file(`share/${project.image}.png`), alt: project.imageAlt },
    structuredData: graph(creativeWork(project), [pages.projects, { label: project.title, path: project.path }]),
  });
}

export const contactMetadata = metadata({
  path: pages.contact.path,
  title: `${pages.contact.label} | ${owner.name}`,
  description: `Escribe a ${owner.name} para hablar de tu proyecto web: formulario de contacto, teléfono, chat y redes sociales. Atiendo desde ${owner.city}.`,
  keywords: ['contacto', 'contratar desarrollador web', 'desarrollador en Panamá', 'cotización de sitio web'],
  structuredData: graph(
    {
      '@type': 'ContactPage',
      name: pages.contact.label,
      url: address(pages.contact.path),
      inLanguage: 'es',
      mainEntity: { '@id': personId },
    },
    [pages.contact],
  ),
});

/** Any address without a page will do: search engines are told to leave it out. */
const NOT_FOUND_PATH = '/404';

export const projectNotFoundMetadata = metadata({
  path: NOT_FOUND_PATH,
  title: projectPage.notFound,
  description: projectPage.notFoundText,
  keywords: ['proyecto no encontrado'],
  robots: 'noindex',
  structuredData: graph(undefined, []),
});

export const notFoundMetadata = metadata({
  path: NOT_FOUND_PATH,
  title: `${notFound.title} | ${owner.name}`,
  description: notFound.text,
  keywords: ['página no encontrada'],
  robots: 'noindex',
  structuredData: graph(undefined, []),
});

export const loadErrorMetadata = metadata({
  path: NOT_FOUND_PATH,
  title: `${layout.loadError.title} | ${owner.name}`,
  description: layout.loadError.text,
  keywords: ['error'],
  robots: 'noindex',
  structuredData: graph(undefined, []),
});
