import { MENU_ID } from '../../src/navigation/menuId';

/** Whether the browser goes on to send the form. */
const isSent = () => document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

beforeAll(async () => {
  // jsdom paints nothing.
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
    },
  });
  document.head.innerHTML = '<link disabled>';
  document.body.innerHTML = `
    <div id="root"><button aria-controls="${MENU_ID}"></button><div id="${MENU_ID}"></div><form></form></div>`;
  await import('../../src/boot/visit');
});

test('a form that is being sent is not sent a second time, but again when the visitor has come back', () => {
  expect([isSent(), isSent()]).toEqual([true, false]);
  window.dispatchEvent(new Event('pageshow'));
  expect([isSent(), isSent()]).toEqual([true, false]);
});

test('once the app is there, it decides what is sent', () => {
  document.dispatchEvent(new Event('site:ready'));
  expect([isSent(), isSent()]).toEqual([true, true]);
});
