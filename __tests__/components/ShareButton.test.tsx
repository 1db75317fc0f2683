import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '../../src/components/ShareButton';

const ADDRESS = 'http://localhost/projects/4/';
const BEFORE = 'lo de antes';
const labels = { share: 'Compartir', copied: 'Enlace copiado', failed: 'Copia este enlace:' };

const refuse = (name: string) => () => Promise.reject(new DOMException('', name));
const set = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

test.each([
  ['a dialog in which something is chosen', async () => {}, '', BEFORE],
  ['a dialog that is closed', refuse('AbortError'), '', BEFORE],
  ['a dialog that is still open', refuse('InvalidStateError'), '', BEFORE],
  ['a dialog that the browser does not allow', refuse('NotAllowedError'), labels.copied, ADDRESS],
  ['no dialog', undefined, labels.copied, ADDRESS],
])('with %s the button shares the page or copies its address', async (_, answer, told, copied) => {
  const user = userEvent.setup();
  const share = answer && jest.fn(answer);
  set('share', share);
  await navigator.clipboard.writeText(BEFORE);
  render(<ShareButton path="projects/4/" title="E-commerce" labels={labels} />);
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  if (share) expect(share.mock.calls).toEqual([[{ title: 'E-commerce', url: ADDRESS }]]);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(told));
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  expect(await navigator.clipboard.readText()).toBe(copied);
});
