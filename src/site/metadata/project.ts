import pictures from 'virtual:pictures';
import { metadata as texts } from '#content/metadata';
import { pages } from '#content/pages';
import { ownerTexts } from '../ownerText';
import type { Project } from '../projects';
import { type Address, file, graph, language, type MetadataAt, metadata, personId, shareImage } from './metadata';

/** Absolute address of a picture in `src/assets/projects`. */
function pictureFile(image: string): string {
  return file(pictures[`projects/${image}`]?.file ?? '');
}

/**
 * A project as structured data. The client's words are no `Review` in it: search engines take none without a rating, and none
 * that the site of the one who is praised has chosen.
 */
export function creativeWork(project: Project, address: Address) {
  return {
    '@type': 'CreativeWork' as const,
    name: project.title,
    description: project.description,
    url: address(project.path),
    sameAs: project.url,
    image: [shareImage(project.path), ...project.gallery.map(({ image }) => pictureFile(image))],
    keywords: project.keywords.join(', '),
    inLanguage: language,
    creator: { '@id': personId },
    ...(project.year && { dateCreated: `${project.year}` }),
    ...(project.role && {
      contributor: { '@type': 'Role' as const, roleName: project.role, contributor: { '@id': personId } },
    }),
  };
}

export function projectMetadata(project: Project): MetadataAt {
  return metadata({
    path: project.path,
    titles: ownerTexts(texts.project.titles, { title: project.title }),
    description: project.description,
    keywords: project.keywords,
    type: 'article',
    image: { url: shareImage(project.path), alt: project.imageAlt },
    structuredData: (address) =>
      graph(address, creativeWork(project, address), [pages.projects, { label: project.title, path: project.path }]),
  });
}
