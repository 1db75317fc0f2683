import { metadata as texts } from '#content/metadata';
import { owner } from '#content/owner';
import { pages } from '#content/pages';
import { about } from './about';
import { contactDetails } from './contact';
import { withPage } from './editions';
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

/** Those of the pages of `pages.ts` that show something else than the hero's picture. */
const picturesByName: Partial<Record<string, readonly string[]>> = {
  about: about.image && [about.image.name],
  projects: projects.slice(0, 3).map(({ image }) => `projects/${image}`),
  contact: contactDetails.map && [contactDetails.map.name],
};

function shareImageOf(name: string, label: string): ShareImage {
  const pictures = picturesByName[name] ?? [hero.image.name];
  return name === 'home'
    ? { title: owner.name, subtitle: ownerText(texts.shareSubtitle), pictures }
    : { title: label, subtitle: owner.name, pictures };
}

/** By the path of their pages. */
export const shareImages: ReadonlyMap<string, ShareImage> = new Map([
  ...Object.entries(pages).map(([name, { path, label }]): [string, ShareImage] => [path, shareImageOf(name, label)]),
  ...withPage(projects).map((project): [string, ShareImage] => [
    project.path,
    {
      title: project.title,
      subtitle: owner.name,
      note: roleAndYear(project),
      pictures: [`projects/${project.image}`],
    },
  ]),
]);
