import { owner } from '../owner';
import { NO_PAGE, pages } from '../pages';
import { type Project, portfolio, projectPage } from '../portfolio';
import { homeMetadata } from './home';
import { address, graph, type Metadata, metadata, personId, shareImage } from './site';

function creativeWork(project: Project) {
  return {
    '@type': 'CreativeWork' as const,
    name: project.title,
    description: project.description,
    url: address(project.path),
    sameAs: project.url,
    image: shareImage(project.path),
    keywords: project.keywords.join(', '),
    inLanguage: 'es',
    creator: { '@id': personId },
  };
}

export const portfolioMetadata = metadata({
  path: pages.projects.path,
  titles: [`${pages.projects.label} | ${owner.name}`],
  description: `Los proyectos de ${owner.name}: lo que resuelve cada uno, las tecnologías con que está hecho y el enlace al sitio en línea.`,
  keywords: ['portafolio web', 'proyectos web', ...portfolio.projects.slice(0, 8).map(({ title }) => title)],
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
    titles: [`${project.title} | ${owner.name}`, project.title],
    description: project.description,
    keywords: project.keywords,
    type: 'article',
    image: { url: shareImage(project.path), alt: project.imageAlt },
    structuredData: graph(creativeWork(project), [pages.projects, { label: project.title, path: project.path }]),
  });
}

export const projectNotFoundMetadata = metadata({
  path: NO_PAGE,
  image: homeMetadata.image,
  titles: [projectPage.notFound],
  description: projectPage.notFoundText,
  keywords: ['proyecto no encontrado'],
  robots: 'noindex',
  structuredData: graph(undefined, []),
});
