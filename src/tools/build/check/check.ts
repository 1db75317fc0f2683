/** What the build needs to know before anything derives from the content. */

export { charactersOf, checkContent } from './checkContent';
export { translate } from './translate';
