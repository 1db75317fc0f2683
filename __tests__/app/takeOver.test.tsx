import { act, useLayoutEffect } from 'react';
import { takeOver } from '../../src/app/takeOver';

function App({ onHydrated }: { onHydrated: () => void }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return (
    <form>
      <label htmlFor="title">Título</label>
      <input id="title" name="title" />
    </form>
  );
}

test('a field of a page that others have changed keeps its text, the focus and the selection', async () => {
  document.body.innerHTML =
    '<div id="root"><font><form><label for="title">Title</label><input id="title" name="title"></form></font></div>';
  const typed = document.querySelector('input') as HTMLInputElement;
  typed.value = 'Una tienda';
  typed.focus();
  typed.setSelectionRange(4, 10);
  const root = document.getElementById('root') as HTMLElement;
  await act(async () => takeOver(root, (onHydrated) => <App onHydrated={onHydrated} />));
  const field = document.querySelector('input');
  expect(field).not.toBe(typed);
  expect(field).toHaveValue('Una tienda');
  expect(field).toHaveFocus();
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([4, 10]);
});
