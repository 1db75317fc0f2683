/** The slide of the home page's coverflow that is seen first, counted from one: the fourth, or the middle one of few. */
export const firstSeen = (count: number): number => Math.min(4, Math.floor(count / 2) + 1);

/** Number of slides that a coverflow needs: one in the middle and one on each side. */
export const FEWEST = 3;
