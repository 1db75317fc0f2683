import content from 'virtual:content';
import pictures from 'virtual:pictures';
import { checkContent } from '../../../src/tools/build/check/checkContent';
import { randomContent } from '../../support/randomContent';

test('random content is within the rules and the same for the same seed', () => {
  for (let seed = 1; seed <= 10; seed++) {
    expect(checkContent({ ...content, ...randomContent(seed, pictures) }, pictures)).toEqual([]);
  }
  expect(randomContent(1, pictures)).toEqual(randomContent(1, pictures));
});
