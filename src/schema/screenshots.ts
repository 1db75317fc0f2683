/** Width in CSS pixels up to which screenshots are shown. They are sharp on every screen if they have twice as many pixels. */
export const SCREENSHOT_WIDTH = 1344;

/** Width in pixels from which screenshots are taken. */
export const LEAST_SCREENSHOT = 1080;

/** The same of those higher than wide, as of a phone's screen, which are shown in a narrow frame. */
export const PORTRAIT = 720;

/** The picture of a project without a screenshot, which the build draws, as pictures are named. */
export const islandOf = (id: number) => `islands/${id}`;
