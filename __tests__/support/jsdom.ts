import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A page's code is compiled when it is first asked for, which takes longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

// Tests of what runs in Node have no window.
if (typeof window !== 'undefined') {
  // jsdom lays nothing out: it has no media queries and does not scroll.
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};

  afterEach(() => {
    sessionStorage.clear();
    window.location.hash = '';
  });
}
