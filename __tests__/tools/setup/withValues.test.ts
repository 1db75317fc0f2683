/** @jest-environment node */
import { withValues } from '../../../src/tools/setup/withValues';

const sourceWith = (about: string, kept: string) => `import type { About } from './schema';

/** Not 'statement'. */
export const about: About = ${about};

export const kept: readonly string[] = ${kept};
`;

test('new values replace those of constants, and the rest of the file stays the same', () => {
  const source = sourceWith("{\n  statement: 'Antes',\n}", '[]');
  expect(withValues(source, { kept: ["Es 'así'"], about: { 1: '' } })).toBe(sourceWith('{1:""}', `["Es 'así'"]`));
  expect(() => withValues(source, { image: 'a' })).toThrow('The file has no image.');
});
