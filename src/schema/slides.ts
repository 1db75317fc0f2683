/** Returns the number of the slide that the coverflow on home shows first: the fourth slide, or the middle slide if there are few. */
export const firstSeen = (count: number): number => Math.min(4, Math.floor(count / 2) + 1);

/** The number of slides that a coverflow needs: one in the middle and one on each side. */
export const FEWEST = 3;
