import { Gallery } from '../gallery/Gallery';
import type { projectPage } from '../site/projectPage';
import type { Project } from '../site/projects';

interface ProjectGalleryProps {
  labels: typeof projectPage.gallery;
  gallery: Project['gallery'];
}

export function ProjectGallery({ labels, gallery }: ProjectGalleryProps) {
  return (
    <Gallery
      labels={labels}
      pictures={gallery.map(({ image, ...texts }) => ({ name: `projects/${image}`, ...texts }))}
    />
  );
}
