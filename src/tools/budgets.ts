/**
 * What a page may weigh, in bytes, compressed, before a visitor on slow 4G notices it. The tests hold these limits for their own
 * site; of an owner's, the doctor says what passing one costs.
 */
export const BUDGETS = {
  /** The file of a page. */
  page: 18_000,
  /** All scripts before a scroll. */
  scripts: 140_000,
  fonts: 60_000,
  /** A video, once it plays. */
  video: 8_000_000,
};
