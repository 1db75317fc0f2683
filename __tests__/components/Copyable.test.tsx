import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Copyable } from '../../src/components/Copyable';

let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  // This replaces the clipboard.
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  getSelection()?.removeAllRanges();
  render(
    <Copyable text="ana@correo.test" labels={{ copy: 'Copiar', copied: 'Copiado' }}>
      ana@correo.test
    </Copyable>,
  );
});

afterEach(() => jest.useRealTimers());

/** The name of the button, the announced text and the selected text. */
const state = () => [
  screen.getByRole('button').getAttribute('aria-label'),
  document.querySelector('[aria-live=polite]')?.textContent,
  `${getSelection()}`,
];

test('the button copies the text, and has another name for two seconds', async () => {
  await user.click(screen.getByRole('button'));
  expect(await navigator.clipboard.readText()).toBe('ana@correo.test');
  await waitFor(() => expect(state()).toEqual(['Copiado', 'Copiado', '']));
  act(() => jest.advanceTimersByTime(2000));
  expect(state()).toEqual(['Copiar', '', '']);
});

const refuse = { writeText: () => Promise.reject(new DOMException()) };

test.each([undefined, refuse])('if the clipboard is %p, the button selects the text', async (clipboard) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(state()).toEqual(['Copiar', '', 'ana@correo.test']));
});
