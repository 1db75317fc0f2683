/** `#site/otherPages` in tests. */
import { site } from './reference';

module.exports = site.otherPages;
