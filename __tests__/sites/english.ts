import type { Content } from '../../src/content/schema';
import type { Modules } from '../../src/tools/build/check/content';
import { pseudoContent } from '../support/pseudoWords';

/** English texts that tests expect. All other texts are in the invented language. */
const ROLE = { role: 'Full-stack developer', profession: 'full-stack developer' };
const PLACE = { city: 'Panama City', country: 'Panama' };

/** Translates content, except for its third project and its technologies. */
export function englishContent(content: Content): Modules {
  const { owner, projects, technologies: _names, ...others } = pseudoContent(content);
  const { 3: _, ...translated } = Object(projects?.projects);
  const curriculum = { ...Object(owner?.curriculum), languages: ['Spanish, native', 'English, B2'] };
  return {
    ...others,
    owner: { owner: { ...Object(owner?.owner), ...ROLE, ...PLACE }, curriculum },
    projects: { ...projects, projects: translated },
  };
}
