import { browserTest, expect } from '../support/browserTest';

browserTest(
  'the page runs no script and takes no markup that the build did not make',
  {
    viewport: { width: 800, height: 400 },
    expectedErrors: ['Content Security Policy', 'requires', 'TrustedHTML'],
  },
  async ({ page }) => {
    const attack = () => {
      const script = document.createElement('script');
      script.append('window.attacked = true');
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<b></b>');
    };
    await expect(page.evaluate(attack)).rejects.toThrow('TrustedHTML');
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  },
);
