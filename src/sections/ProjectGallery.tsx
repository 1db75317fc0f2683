import type { Project, projectPage } from '../content/portfolio';
import { Gallery } from '../gallery/Gallery';

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
