import type { career } from '#site/otherPages';
import { TimeLine } from './TimeLine';

/** Experience, studies, certificates and further lists, each under its own heading. */
export function Career({ content }: { content: typeof career }) {
  return content.map((part) => <TimeLine key={part.id} part={part} />);
}
