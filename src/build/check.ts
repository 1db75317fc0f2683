/** What the build needs to know before anything derives from the facts. */
export { checkFacts } from './checkContent';
export { contactService } from './contactService';
export { facts } from './facts';
