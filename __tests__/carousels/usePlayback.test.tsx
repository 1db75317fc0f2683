import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlayback } from '../../src/carousels/usePlayback';
import { MotionProvider, useMotion } from '../../src/hooks/useMotion';

function Player() {
  const site = useMotion();
  const { paused, moving, toggle, holdOnFocus } = usePlayback();
  return (
    <>
      <p role="status">{moving ? 'se mueve' : 'quieto'}</p>
      <button type="button" onClick={toggle}>
        {paused ? 'Reanudar' : 'Pausar'}
      </button>
      <div {...holdOnFocus}>
        <a href="#uno">Uno</a>
        <a href="#dos">Dos</a>
      </div>
      <button type="button" onClick={site.toggle}>
        {site.paused ? 'Reanudar todo' : 'Pausar todo'}
      </button>
    </>
  );
}

const state = () => screen.getByRole('status').textContent;

async function press(...names: string[]) {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
}

beforeEach(() => {
  render(<Player />, { wrapper: MotionProvider });
});

test.each([
  [[], 'se mueve'],
  [['Pausar'], 'quieto'],
  [['Pausar', 'Reanudar'], 'se mueve'],
  [['Pausar todo'], 'quieto'],
  [['Pausar', 'Pausar todo', 'Reanudar todo'], 'se mueve'],
  [['Pausar todo', 'Reanudar'], 'se mueve'],
  [['Pausar todo', 'Reanudar', 'Reanudar todo'], 'se mueve'],
  [['Pausar todo', 'Reanudar', 'Reanudar todo', 'Pausar todo'], 'quieto'],
])('of its own button and that of the whole site the last counts: after %j it is %s', async (buttons, expected) => {
  await press(...buttons);
  expect(state()).toBe(expected);
});

test('keyboard focus inside holds it, and it goes on afterwards unless it is paused', async () => {
  const states = [];
  for (const _ of ['Pausar', 'Uno', 'Dos', 'Pausar todo']) {
    await userEvent.tab();
    states.push(state());
  }
  expect(states).toEqual(['se mueve', 'quieto', 'quieto', 'se mueve']);
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('link', { name: 'Dos' })).toHaveFocus();
  screen.getByRole('button', { name: 'Pausar' });
  await press('Pausar');
  expect(state()).toBe('quieto');
});

test('a hidden tab holds it, and it goes on when the tab is seen again', () => {
  for (const [isHidden, expected] of [
    [true, 'quieto'],
    [false, 'se mueve'],
  ] as const) {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(state()).toBe(expected);
  }
  screen.getByRole('button', { name: 'Pausar' });
});
