/** What the build needs to know before anything derives from the content. */

export { contactService } from '../files/contactService';
export { charactersOf, checkContent } from './checkContent';
