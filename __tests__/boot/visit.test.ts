import { MENU_ID } from '../../src/navigation/menuId';

/** Submits the form, and returns whether the browser would send the form. */
const isSent = () => document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const startApp = () => document.dispatchEvent(new Event('site:ready'));

const start = () => import('../../src/boot/visit');

beforeEach(async () => {
  jest.resetModules();
  // The build defines `SCRIPTS`, and jsdom has no `PerformanceObserver`.
  Object.assign(globalThis, {
    SCRIPTS: ['main.js'],
    PerformanceObserver: class {
      observe() {}
    },
  });
  document.head.innerHTML = '<link disabled>';
  document.body.innerHTML = `
    <div id="root"><button aria-controls="${MENU_ID}"></button><div id="${MENU_ID}"></div><form></form></div>
    <picture><source srcset="crud-540.avif 540w"><img src="crud.webp" alt=""></picture>
    <button type="button">Compartir</button>`;
  await start();
});

test('a form is sent only once, until the visitor comes back or the app has started', () => {
  expect([isSent(), isSent()]).toEqual([true, false]);
  window.dispatchEvent(new Event('pageshow'));
  expect([isSent(), isSent()]).toEqual([true, false]);
  startApp();
  expect([isSent(), isSent()]).toEqual([true, true]);
});

test.each([
  [999, 1],
  [1000, 0],
])('if the app arrives %d ms after a click, it answers the click %d times', (wait, times) => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const button = document.querySelector<HTMLElement>('[type=button]');
  const answer = jest.fn();
  button?.click();
  expect(document.querySelector('[rel=modulepreload]')).not.toBeNull();
  button?.addEventListener('click', answer);
  now.mockReturnValue(wait);
  startApp();
  expect(answer).toHaveBeenCalledTimes(times);
  now.mockRestore();
});

test('a picture that fails before the script runs falls back to the file of its img', async () => {
  const source = document.querySelector('source');
  expect(source?.srcset).toBe('crud-540.avif 540w');
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.resetModules();
  await start();
  expect(source?.srcset).toBe('');
  complete.mockRestore();
});
