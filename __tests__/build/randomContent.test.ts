/** @jest-environment node */
import pictures from 'virtual:pictures';
import { checkFacts, checkTexts } from '../../src/build/checkContent';
import { facts } from '../../src/build/facts';
import { texts } from '../../src/build/texts';
import { randomAbout, randomContent } from '../support/randomContent';

test('random content is within the rules and the same for the same seed', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const content = randomContent(seed);
    const about = { ...texts['src/content/about.ts'].about, ...randomAbout(seed) };
    expect(checkFacts({ ...facts, ...content }, pictures)).toEqual([]);
    expect(checkTexts({ ...texts, 'src/content/about.ts': { about } }, pictures)).toEqual([]);
    expect(randomContent(seed)).toEqual(content);
  }
});
