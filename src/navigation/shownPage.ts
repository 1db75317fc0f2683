import type { Location } from 'react-router-dom';

export interface Shown {
  /** The location of the page on screen. A new object each time a page is shown. */
  location: Location;
  /** The router's location that it was shown for; undefined while the first page is another than the router's. */
  request?: Location;
}

type Change = { type: 'show'; location: Location } | { type: 'showAgain' };

/** Shows the page of another location, or the page that is shown already from the top. */
export function nextShown(shown: Shown, change: Change): Shown {
  if (change.type === 'showAgain') return { ...shown, location: { ...shown.location } };
  return shown.request === change.location ? shown : { location: change.location, request: change.location };
}
