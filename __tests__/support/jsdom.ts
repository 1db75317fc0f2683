import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// Tests in the environment of Node have no window.
if (typeof window !== 'undefined') {
  // jsdom lacks these classes, which the router needs, and has no layout, no media queries and no scrolling.
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};

  afterEach(() => {
    sessionStorage.clear();
    window.location.hash = '';
  });
}
