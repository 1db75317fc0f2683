import { hero, services } from '../content/home';
import { layout } from '../content/layout';
import { aboutMetadata } from '../content/metadata/about';
import { contactMetadata } from '../content/metadata/contact';
import { homeMetadata } from '../content/metadata/home';
import { portfolioMetadata, projectMetadata } from '../content/metadata/projects';
import { curriculum, owner } from '../content/owner';
import { projects } from '../content/projects';
import { slides } from '../content/slides';
import { technologies } from '../content/technologies';

/** The content that the build checks, and values derived from it, by source file. */
export const content = {
  'src/content/owner.ts': { owner, curriculum },
  'src/content/projects.ts': { projects },
  // The first slides derive from the projects, which are checked above.
  'src/content/slides.ts': { slides: slides.slice(projects.length) },
  'src/content/technologies.ts': { technologies },
  'src/content/home.ts': { hero, services },
  'src/content/layout.ts': { layout },
  'src/content/metadata/home.ts': { homeMetadata },
  'src/content/metadata/about.ts': { aboutMetadata },
  'src/content/metadata/projects.ts': { portfolioMetadata, projectMetadata: projects.map(projectMetadata) },
  'src/content/metadata/contact.ts': { contactMetadata },
};

export type Content = typeof content;
