import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '../../src/components/ShareButton';

const ADDRESS = 'http://localhost/projects/4/';

const refuse = (name: string) => () => Promise.reject(new DOMException('', name));

const set = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

/** Presses the button, and returns what the visitor is told. */
async function press(share: unknown, clipboard?: unknown) {
  const user = userEvent.setup();
  render(
    <ShareButton
      path="projects/4/"
      title="E-commerce"
      labels={{ share: 'Compartir', copied: 'Enlace copiado', failed: 'Copia este enlace:' }}
    />,
  );
  set('share', share);
  if (clipboard) set('clipboard', clipboard);
  await navigator.clipboard.writeText?.('lo de antes');
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  const status = screen.getByRole('status');
  expect(status).toHaveAttribute('aria-live', 'polite');
  return status.textContent;
}

test.each([
  ['something was chosen in it', async () => {}],
  ['it was closed', refuse('AbortError')],
])('the dialog of the device is asked to share the page, which is the end of it if %s', async (_, answer) => {
  const share = jest.fn(answer);
  expect(await press(share)).toBe('');
  expect(share.mock.calls).toEqual([[{ title: 'E-commerce', url: ADDRESS }]]);
  expect(await navigator.clipboard.readText()).toBe('lo de antes');
});

test.each([
  ['that the browser does not allow', refuse('NotAllowedError')],
  ['of which there is none', undefined],
])('in the place of a dialog %s the address is copied', async (_, share) => {
  expect(await press(share)).toBe('Enlace copiado');
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
});

test('where nothing can be copied the address is shown', async () => {
  expect(await press(undefined, {})).toBe(`Copia este enlace: ${ADDRESS}`);
});
