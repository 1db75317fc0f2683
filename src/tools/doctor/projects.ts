import type { Content } from '../../content/schema';
import { isOnce } from '../../schema/kinds';
import { FEWEST, firstSeen } from '../../schema/slides';
import { placeOf } from '../build/check/texts';
import type { Words } from './words/es';

/** Advises against a demo on the slide that visitors see first, because a demo (an entry of `demos`) has no page on the site. */
export function adviceOnSlides(
  { projects, demos }: Pick<Content['projects'], 'projects' | 'demos'>,
  words: Words,
): string[] {
  const count = projects.length + demos.length;
  const first = firstSeen(count);
  const demo = demos[first - projects.length - 1];
  if (count < FEWEST || !demo) return [];
  const place = placeOf('src/content/projects.ts', demo.title);
  return [`${place}: ${words.demoFirst(first, demo.title)}`];
}

/**
 * Advises against projects with equal titles, which visitors cannot tell apart, and against descriptions that only repeat a title.
 */
export function adviceOnTitles({ projects }: Pick<Content['projects'], 'projects'>, words: Words): string[] {
  const titles = projects.map(({ title }) => title);
  const equal = new Set(titles.filter((title) => !isOnce(title, titles)));
  const bare = projects.filter(({ title, description }) => description === title);
  return [...[...equal].map(words.equalTitles), ...bare.map(({ title }) => words.titleAlone(title))].map(
    (advice) => `src/content/projects.ts: ${advice}`,
  );
}
