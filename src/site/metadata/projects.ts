import pictures from 'virtual:pictures';
import { owner } from '../owner';
import { pages } from '../pages';
import { type Project, portfolio } from '../portfolio';
import { type Address, file, graph, type MetadataAt, metadata, personId, shareImage } from './site';

/** Absolute address of a picture in `src/assets/projects`. */
function pictureFile(image: string): string {
  const picture = pictures[`projects/${image}`];
  return file(picture?.widths ? `${picture.file}-${picture.widths.webp[0]}.webp` : (picture?.file ?? ''));
}

function creativeWork(project: Project, address: Address) {
  return {
    '@type': 'CreativeWork' as const,
    name: project.title,
    description: project.description,
    url: address(project.path),
    sameAs: project.url,
    image: [shareImage(project.path), ...project.gallery.map(({ image }) => pictureFile(image))],
    keywords: project.keywords.join(', '),
    inLanguage: 'es',
    creator: { '@id': personId },
    ...(project.year && { dateCreated: `${project.year}` }),
    ...(project.role && {
      contributor: { '@type': 'Role' as const, roleName: project.role, contributor: { '@id': personId } },
    }),
  };
}

export const portfolioMetadata = metadata({
  path: pages.projects.path,
  titles: [`${pages.projects.label} | ${owner.name}`],
  description: `Los proyectos de ${owner.name}: lo que resuelve cada uno y las tecnologías con que está hecho.`,
  keywords: ['portafolio', 'proyectos', ...portfolio.projects.slice(0, 8).map(({ title }) => title)],
  structuredData: (address) =>
    graph(
      address,
      {
        '@type': 'CollectionPage',
        name: pages.projects.label,
        url: address(pages.projects.path),
        inLanguage: 'es',
        hasPart: portfolio.projects.map((project) => creativeWork(project, address)),
      },
      [pages.projects],
    ),
});

export function projectMetadata(project: Project): MetadataAt {
  return metadata({
    path: project.path,
    titles: [`${project.title} | ${owner.name}`, project.title],
    description: project.description,
    keywords: project.keywords,
    type: 'article',
    image: { url: shareImage(project.path), alt: project.imageAlt },
    structuredData: (address) =>
      graph(address, creativeWork(project, address), [pages.projects, { label: project.title, path: project.path }]),
  });
}
