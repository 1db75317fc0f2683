/** What the build needs to know before anything derives from the content. */
import { checkTexts } from './checkContent';
import type { Pictures } from './contentValues';

export { checkFacts } from './checkContent';
export { contactService } from './contactService';
export { facts } from './facts';

/** Texts derive from the facts, so they are not imported before these are checked. */
export async function checkDerivedTexts(pictures: Pictures): Promise<string[]> {
  const { texts } = await import('./texts');
  return checkTexts(texts, pictures);
}
