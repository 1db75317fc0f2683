import type { Content } from '../../src/content/schema';
import type { Modules } from '../../src/tools/build/check/content';
import { pseudoContent } from '../support/pseudoWords';

/** What tests read of the owner in English; his other sentences are those of a language that nobody speaks. */
const ROLE = { role: 'Full-stack developer', profession: 'full-stack developer' };
const PLACE = { city: 'Panama City', country: 'Panama' };

/** The translation of a content, without its third project and with its technologies as they are. */
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
