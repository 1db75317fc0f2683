import { technologyNames } from '../answers';
import type { Tell, Value } from './entries';

/** The technologies in a text, as the content spells them. */
export function namedTechnologies(value: Value, tell: Tell): Value[] {
  const names = technologyNames(value.text);
  if (names.join() !== value.text) tell(value, `queda como ${names.join(', ') || 'nada'}`);
  return names.map((text) => ({ ...value, text }));
}
