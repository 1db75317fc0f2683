/** What the build needs to know before anything derives from the content. */
export { charactersOf, checkContent } from './checkContent';
export { contactService } from './contactService';
export { content } from './content';
