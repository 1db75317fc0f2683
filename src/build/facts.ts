import { curriculum, owner } from '../content/owner';
import { demos, footerProjects, projects } from '../content/projects';
import { services } from '../content/services';
import { technologies } from '../content/technologies';

/** The owner's facts, by source file. All other content derives from them. */
export const facts = {
  'src/content/owner.ts': { owner, curriculum },
  'src/content/projects.ts': { projects, footerProjects, demos },
  'src/content/technologies.ts': { technologies },
  'src/content/services.ts': { services },
};

export type Facts = typeof facts;
