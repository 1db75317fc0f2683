import type { Location } from 'react-router-dom';
import { nextShown } from '../../src/navigation/shownPage';

const at = (pathname: string) => ({ pathname }) as Location;

test('a new location is shown, and noted as the requested one', () => {
  const [home, about] = [at('/'), at('/about')];
  expect(nextShown({ location: home, request: home }, { type: 'show', location: about })).toEqual({
    location: about,
    request: about,
  });
});

test('a location that is shown already changes nothing', () => {
  const shown = { location: at('/about'), request: at('/about') };
  expect(nextShown(shown, { type: 'show', location: shown.request })).toBe(shown);
});

test('a page that is shown again is at the same path, but counts as another', () => {
  const shown = { location: at('/about'), request: at('/about') };
  const again = nextShown(shown, { type: 'showAgain' });
  expect(again).toEqual(shown);
  expect(again.location).not.toBe(shown.location);
  expect(again.request).toBe(shown.request);
});
