import '@testing-library/jest-dom';

// Tests in the environment of Node have no window.
if (typeof window !== 'undefined') {
  // jsdom has no layout, no media queries and no scrolling.
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};

  afterEach(() => {
    sessionStorage.clear();
    window.location.hash = '';
  });
}
