import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Copyable } from '../../src/components/Copyable';

let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  // Has a clipboard of its own.
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  getSelection()?.removeAllRanges();
  render(
    <Copyable text="ana@correo.test" labels={{ copy: 'Copiar', copied: 'Copiado' }}>
      ana@correo.test
    </Copyable>,
  );
});

afterEach(() => jest.useRealTimers());

/** What the button is called, what screen readers say, and what is selected. */
const state = () => [
  screen.getByRole('button').getAttribute('aria-label'),
  document.querySelector('[aria-live=polite]')?.textContent,
  `${getSelection()}`,
];

test('the button copies the text, and says so for two seconds', async () => {
  await user.click(screen.getByRole('button'));
  expect(await navigator.clipboard.readText()).toBe('ana@correo.test');
  await waitFor(() => expect(state()).toEqual(['Copiado', 'Copiado', '']));
  act(() => jest.advanceTimersByTime(2000));
  expect(state()).toEqual(['Copiar', '', '']);
});

test.each([undefined, { writeText: () => Promise.reject(new DOMException()) }])(
  'with the clipboard %p the button selects the text',
  async (clipboard) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(state()).toEqual(['Copiar', '', 'ana@correo.test']));
  },
);
