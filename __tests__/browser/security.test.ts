import { expect, test } from '../support/browserTest';

test('a page refuses scripts and markup that are added to it', async ({ page, open, allowErrors }) => {
  allowErrors('Content Security Policy', 'requires', 'TrustedHTML');
  await open('/#/');
  const attack = () => {
    const script = document.createElement('script');
    script.append('window.attacked = true');
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<b></b>');
  };
  await expect(page.evaluate(attack)).rejects.toThrow('TrustedHTML');
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});
