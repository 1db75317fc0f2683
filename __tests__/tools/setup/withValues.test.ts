import { withValues } from '../../../src/tools/setup/withValues';

const SOURCE = `import type { About } from './schema';

/** Not 'statement'. */
export const about: About = {
  statement: 'Antes',
};

export const kept: readonly string[] = [];
`;

test('other values take the places of constants, and all else stays', () => {
  expect(withValues(SOURCE, { kept: ["Es 'así'"], about: { 1: '' } })).toBe(
    SOURCE.replace("{\n  statement: 'Antes',\n}", '{1:""}').replace('= []', `= ["Es 'así'"]`),
  );
});

test('a value that has no place is an error', () => {
  expect(() => withValues(SOURCE, { image: 'a' })).toThrow('The file has no image.');
});
