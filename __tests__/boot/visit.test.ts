import { MENU_ID } from '../../src/navigation/menuId';

/** Whether the browser goes on to send the form, now and at once again. */
const areSent = () =>
  [1, 2].map(() => document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));

test('until the app decides what is sent, the browser sends the form once, and again when the visitor has come back', async () => {
  // jsdom paints nothing.
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
    },
  });
  document.head.innerHTML = '<link disabled>';
  document.body.innerHTML = `<button aria-controls="${MENU_ID}"></button><div id="${MENU_ID}"></div><form></form>`;
  await import('../../src/boot/visit');
  expect(areSent()).toEqual([true, false]);
  window.dispatchEvent(new Event('pageshow'));
  expect(areSent()).toEqual([true, false]);
  document.dispatchEvent(new Event('site:ready'));
  expect(areSent()).toEqual([true, true]);
});
