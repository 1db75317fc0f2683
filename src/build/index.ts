export { checkFacts, checkTexts, findExamples } from './checkContent';
export { facts } from './facts';

/** Everything that derives from the facts, which are checked before. */
export const loadSite = () => import('./site');
