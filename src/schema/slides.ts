/** The slide of the home page's coverflow that is seen first, counted from one; the last if there are fewer. */
export const FIRST_SEEN = 4;

/** Number of slides that a coverflow needs: one in the middle and one on each side. */
export const FEWEST = 3;
