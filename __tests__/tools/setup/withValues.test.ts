import { withValues } from '../../../src/tools/setup/withValues';

const SOURCE = `import { profession } from './owner';

/** Not 'statement'. */
export const about = {
  heading: profession,
  statement: 'Antes',
  paragraphs: ['Uno', 'Dos'],
};

export const kept: readonly string[] = [];
`;

test('other values take the places of constants and properties, and all else stays', () => {
  expect(withValues(SOURCE, { kept: ['a'], 'about.paragraphs': ["Es 'así'"], 'about.statement': 'Después' })).toBe(
    SOURCE.replace("'Antes'", '"Después"').replace("['Uno', 'Dos']", `["Es 'así'"]`).replace('= []', '= ["a"]'),
  );
});

test('a value that has no place is an error', () => {
  expect(() => withValues(SOURCE, { 'about.image': 'a' })).toThrow('The file has no about.image.');
});
