/**
 * What a page may weigh, in bytes, compressed, before a visitor on slow 4G notices it. The tests hold these limits for their own
 * site; of an owner's, the doctor says what passing one costs.
 */
export const BUDGETS = {
  /** The file of a page, which fits into the first ten packets of a connection. */
  page: 14_600,
  /** All scripts before a scroll. */
  scripts: 130_000,
  fonts: 60_000,
};
