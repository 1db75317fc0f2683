/** The largest width of a screenshot on a page, in CSS pixels. A file with twice as many pixels is sharp on every screen. */
export const SCREENSHOT_WIDTH = 1344;

/** The least width of a screenshot in pixels. */
export const LEAST_SCREENSHOT = 1080;

/** The least width in pixels of a portrait screenshot, such as of a phone. Such a screenshot is shown in a narrow frame. */
export const PORTRAIT = 720;

/** Returns the name of the picture that the build draws for a project without a screenshot. */
export const islandOf = (id: number) => `islands/${id}`;
