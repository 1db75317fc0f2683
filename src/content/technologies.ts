import type { Technology } from './schema';

/** The technologies, in the order of the home page's carousel. */
export const technologies: readonly Technology[] = [
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
];
