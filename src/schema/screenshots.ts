/** Width in CSS pixels up to which screenshots are shown. They are sharp on every screen if they have twice as many pixels. */
export const SCREENSHOT_WIDTH = 1344;

/** The picture of a project without a screenshot, which the build draws, as pictures are named. */
export const islandOf = (id: number) => `islands/${id}`;
