/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { networkIcon } from '../../../src/site/contact';
import { longest } from '../../sites/longest';
import { siteOf } from '../../support/sites';

test("the icons of the owner's networks keep the grid that they are drawn on", () => {
  const svg = readFileSync(`${siteOf('longest')}/networks.svg`, 'utf8');
  const symbols = [...new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('symbol')];
  expect(symbols.map((symbol) => [symbol.id, symbol.getAttribute('viewBox'), symbol.childElementCount > 0])).toEqual(
    longest.owner.owner.profiles.map(({ network }) => [networkIcon(network), '0 0 16 16', true]),
  );
});
