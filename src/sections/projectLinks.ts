import type { projectPage } from '#site/otherPages';
import type { ToldProject } from '../site/projects';

/** The addresses of a project with what leads to them, the live site first. */
export function projectLinks({ url, repository }: ToldProject, { visitLabel, codeLabel }: typeof projectPage) {
  return [
    ...(url ? [{ href: url, label: visitLabel }] : []),
    ...(repository ? [{ href: repository, label: codeLabel }] : []),
  ];
}
