import type { career } from '#site/otherPages';
import { TimeLine } from './TimeLine';

/** Experience, studies and certificates, each under a heading of its own; nothing of what is not there. */
export function Career({ content }: { content: typeof career }) {
  return (Object.keys(content) as (keyof typeof content)[]).map(
    (name) => content[name].entries.length > 0 && <TimeLine key={name} id={name} part={content[name]} />,
  );
}
