import type { projectPage } from '#site/otherPages';
import type { ProjectDetails } from '../site/projects';

/** Returns the links to a project's live site and to its code, in this order. */
export function projectLinks({ url, repository }: ProjectDetails, { visitLabel, codeLabel }: typeof projectPage) {
  return [
    ...(url ? [{ href: url, label: visitLabel }] : []),
    ...(repository ? [{ href: repository, label: codeLabel }] : []),
  ];
}
