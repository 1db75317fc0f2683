/** @jest-environment node */

import content from 'virtual:content';
import pictures from 'virtual:pictures';
import { checkContent } from '../../../src/tools/build/check/checkContent';
import { randomContent } from '../../support/randomContent';

test('random content is within the rules and the same for the same seed', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const random = randomContent(seed, pictures);
    expect(checkContent({ ...content, ...random }, pictures)).toEqual([]);
    expect(randomContent(seed, pictures)).toEqual(random);
  }
});
