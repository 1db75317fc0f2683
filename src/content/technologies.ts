export interface Technology {
  name: string;
  /** File name in `src/assets/technologies`, without extension. */
  icon: string;
}

/** In the order of the home page's carousel. */
export const technologies = [
  { name: 'HTML', icon: 'html' },
  { name: 'CSS', icon: 'css' },
  { name: 'JavaScript', icon: 'javascript' },
  { name: 'React', icon: 'react' },
  { name: 'Redux', icon: 'redux' },
  { name: 'Node.js', icon: 'nodejs' },
  { name: 'Express', icon: 'express' },
  { name: 'Sequelize', icon: 'sequelize' },
  { name: 'PostgreSQL', icon: 'postgresql' },
  { name: 'Bootstrap', icon: 'bootstrap' },
  { name: 'Git', icon: 'git' },
  { name: 'GitHub', icon: 'github' },
  { name: 'npm', icon: 'npm' },
  { name: 'GitHub Copilot', icon: 'copilot' },
  { name: 'TypeScript', icon: 'typescript' },
  { name: 'VS Code', icon: 'vscode' },
  { name: 'WordPress', icon: 'wordpress' },
] as const satisfies readonly Technology[];

type TechnologyName = (typeof technologies)[number]['name'];

/** The named technologies, in the given order. The build reports a name that is not listed above. */
export function technologiesNamed(...names: TechnologyName[]): Technology[] {
  return names.map((name) => technologies.find((technology) => technology.name === name) ?? { name, icon: name });
}
