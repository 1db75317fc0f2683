import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Copyable } from '../../src/components/Copyable';

const ADDRESS = 'ana@correo.test';

/** What screen readers say. */
const said = () => document.querySelector('[aria-live=polite]');

/** Returns what presses the button. */
function show() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <Copyable text={ADDRESS} labels={{ copy: 'Copiar', copied: 'Copiado' }}>
      <a href={`mailto:${ADDRESS}`}>{ADDRESS}</a>
    </Copyable>,
  );
  return () => user.click(screen.getByRole('button', { name: 'Copiar' }));
}

const setClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });

beforeEach(() => {
  jest.useFakeTimers();
  getSelection()?.removeAllRanges();
});

afterEach(() => jest.useRealTimers());

test('the button copies the text, and says so for two seconds', async () => {
  const press = show();
  await press();
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  expect(said()).toHaveTextContent('Copiado');
  screen.getByRole('button', { name: 'Copiado' });
  act(() => jest.advanceTimersByTime(1999));
  expect(said()).toHaveTextContent('Copiado');
  act(() => jest.advanceTimersByTime(1));
  expect(said()).toBeEmptyDOMElement();
  screen.getByRole('button', { name: 'Copiar' });
  expect(`${getSelection()}`).toBe('');
});

test.each([
  ['without a clipboard', undefined],
  ['with a clipboard that refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])('%s the button selects the text', async (_, clipboard) => {
  const press = show();
  setClipboard(clipboard);
  await press();
  expect(`${getSelection()}`).toBe(ADDRESS);
  expect(said()).toBeEmptyDOMElement();
});
