import { HOME } from '../paths';
import type { EditionData } from './editionData';
import { roleAndYear, withPage } from './projects';

/** The data of a share image, which social networks show for a link to a page. */
export interface ShareImage {
  path: string;
  /** The path of the image in the folder of the edition. */
  file: string;
  title: string;
  subtitle: string;
  note?: string;
  /** The names of the pictures, the front picture first. */
  pictures: readonly string[];
}

export function shareImagesOf(edition: EditionData): ShareImage[] {
  const { content, words, pages, projects, say } = edition;
  const { name: owner, illustrations } = content.owner.owner;
  const screenshots = projects.filter(({ imageAlt }) => imageAlt);
  /** The pictures of pages that do not show the hero's picture. */
  const picturesOf: Partial<Record<string, readonly string[]>> = {
    about: illustrations.skyline ? ['illustrations/skyline'] : undefined,
    // The image shows up to three screenshots, one in front of the other. Projects without screenshots have drawings, called
    // islands. Several islands in front of each other would be confusing, so the image shows only one island.
    projects: (screenshots.length > 0 ? screenshots.slice(0, 3) : projects.slice(0, 1)).map(({ image }) => image),
    contact: illustrations.map ? ['illustrations/map'] : undefined,
  };
  const fileAt = (path: string) => `share${path === HOME ? '/home' : path}.png`;
  return [
    ...pages.map(({ name, path, label }) => ({
      path,
      file: fileAt(path),
      title: name === 'home' ? owner : label,
      subtitle: name === 'home' ? say(words.metadata.shareSubtitle) : owner,
      pictures: picturesOf[name] ?? ['illustrations/hero'],
    })),
    ...withPage(edition).map((project) => ({
      path: project.path,
      file: fileAt(project.path),
      title: project.title,
      subtitle: owner,
      note: roleAndYear(project),
      pictures: [project.image],
    })),
  ];
}
