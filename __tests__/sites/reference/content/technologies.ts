import type { Technology } from '../../../../src/content/schema';

const ICONS: Record<string, string> = { 'Node.js': 'nodejs', 'GitHub Copilot': 'copilot', 'VS Code': 'vscode' };

/** The technologies, in the order of the carousel. */
export const technologies: readonly Technology[] = [
  ...['HTML', 'CSS', 'JavaScript', 'React', 'Redux', 'Node.js', 'Express', 'Sequelize', 'PostgreSQL', 'Bootstrap'],
  ...['Git', 'GitHub', 'npm', 'GitHub Copilot', 'TypeScript', 'VS Code', 'WordPress'],
].map((name) => ({ name, icon: ICONS[name] ?? name.toLowerCase() }));
