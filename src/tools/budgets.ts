/**
 * The limits for the compressed sizes of a page's files, in bytes. A visitor on slow 4G notices larger files. The tests fail if
 * their own site exceeds a limit. The doctor gives advice to an owner whose pages, fonts or videos exceed a limit.
 */
export const BUDGETS = {
  /** The file of a page. */
  page: 18_000,
  /** All scripts that load before the visitor scrolls. */
  scripts: 140_000,
  fonts: 60_000,
  /** A video, which loads when it is played. */
  video: 8_000_000,
};
