/**
 * The limits for the compressed size of a page in bytes. A visitor on slow 4G notices a larger page. The tests hold these limits for
 * their own site. The doctor advises an owner whose site exceeds a limit.
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
