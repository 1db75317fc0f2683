import { curriculum, kept, owner } from '../content/owner';
import { demos, footerProjects, projects } from '../content/projects';
import { services } from '../content/services';
import { technologies } from '../content/technologies';
import palette from '../theme/palette.json';
import typefaces from '../theme/typefaces.json';

/** The owner's facts, colours and fonts, by source file. All other content derives from them. */
export const facts = {
  'src/content/owner.ts': { owner, curriculum, kept },
  'src/content/projects.ts': { projects, footerProjects, demos },
  'src/content/technologies.ts': { technologies },
  'src/content/services.ts': { services },
  'src/theme/palette.json': palette,
  'src/theme/typefaces.json': typefaces,
};

export type Facts = typeof facts;
