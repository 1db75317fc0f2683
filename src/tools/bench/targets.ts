/** What `npm run bench` holds a site to. Times are in milliseconds. */
export const TARGETS = {
  /** The largest contentful paint, of that of the page without scripts: home's, and that of other files. */
  homeRatio: 1.05,
  fileRatio: 1.15,
  /** The same at an address with `#`, of that of the page's own file. */
  hashRatio: 1.4,
  tbtOverFloor: 150,
  /** Less is nothing that anybody sees. */
  cls: 0.005,
  menuOverFloor: 100,
  /** The next page's heading, this many seconds after the `load` event. */
  heading: 300,
  headingFrom: 6,
};
