import type { Content } from '../../content/schema';
import { FEWEST, firstSeen } from '../../schema/slides';
import { placeOf } from '../build/check/texts';

/** Advises against a demo where a visitor looks first. Its page, if it has one, says nothing of who made it. */
export function adviceOnSlides({ projects, demos }: Pick<Content['projects'], 'projects' | 'demos'>): string[] {
  const count = projects.length + demos.length;
  const first = firstSeen(count);
  const demo = demos[first - projects.length - 1];
  if (count < FEWEST || !demo) return [];
  const place = placeOf('src/content/projects.ts', demo.title);
  return [
    `${place}: el inicio muestra primero la diapositiva ${first}, «${demo.title}», que es una demostración sin página propia: ten más proyectos que demostraciones, o quítala de \`demos\` hasta entonces.`,
  ];
}
