import { metadata as texts } from '#content/metadata';
import { owner } from '#content/owner';
import { pages } from '#content/pages';
import { about } from './about';
import { contactDetails } from './contact';
import { hero } from './home';
import { ownerText } from './ownerText';
import { projects, roleAndYear } from './projects';

/** What is drawn on the picture that social networks show for a link to a page. */
interface ShareImage {
  title: string;
  subtitle: string;
  note?: string;
  /** Paths in `src/assets`, without extension, the front one first. */
  pictures: readonly string[];
}

/** The type makes TypeScript report a page of `pages.ts` that is missing here. */
const mainPages: Record<keyof typeof pages, ShareImage> = {
  home: { title: owner.name, subtitle: ownerText(texts.shareSubtitle), pictures: [hero.image.name] },
  about: { title: pages.about.label, subtitle: owner.name, pictures: [(about.image ?? hero.image).name] },
  projects: {
    title: pages.projects.label,
    subtitle: owner.name,
    pictures: projects.slice(0, 3).map(({ image }) => `projects/${image}`),
  },
  contact: {
    title: pages.contact.label,
    subtitle: owner.name,
    pictures: [(contactDetails.map ?? hero.image).name],
  },
};

/** By the path of their pages. */
export const shareImages: ReadonlyMap<string, ShareImage> = new Map([
  ...Object.entries(mainPages).map(([name, image]): [string, ShareImage] => [
    pages[name as keyof typeof pages].path,
    image,
  ]),
  ...projects.map((project): [string, ShareImage] => [
    project.path,
    {
      title: project.title,
      subtitle: owner.name,
      note: roleAndYear(project),
      pictures: [`projects/${project.image}`],
    },
  ]),
]);
