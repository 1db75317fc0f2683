import type { About, Career, Curriculum, Editions, Owner, ProjectEntry } from '../../content/schema';

/** What is said in one language. */
export interface Said {
  owner: Partial<Owner>;
  about: Partial<About>;
  /** `image` is the path of the screenshot. */
  project: Partial<ProjectEntry>;
  career: Career;
  curriculum: Curriculum;
  site: { editions?: Editions };
}

export interface Answers {
  main: Said;
  /** The words of the English edition. */
  english: Said;
}

export function nothingSaid(): Said {
  const career = { experience: [], studies: [], certificates: [] };
  return { owner: {}, about: {}, project: {}, career, curriculum: {}, site: {} };
}
