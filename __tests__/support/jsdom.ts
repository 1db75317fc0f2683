import '@testing-library/jest-dom';

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
