import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlayback } from '../../src/carousels/usePlayback';
import { MotionProvider, useMotion } from '../../src/hooks/useMotion';

function Player() {
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
    </>
  );
}

function SiteButton() {
  const { paused, toggle } = useMotion();
  return (
    <button type="button" onClick={toggle}>
      {paused ? 'Reanudar todo' : 'Pausar todo'}
    </button>
  );
}

const show = () =>
  render(
    <MotionProvider>
      <Player />
      <SiteButton />
    </MotionProvider>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const expectMoving = () => expect(screen.getByRole('status')).toHaveTextContent('se mueve');
const expectStill = () => expect(screen.getByRole('status')).toHaveTextContent('quieto');

function hideTab(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

afterEach(() => jest.restoreAllMocks());

test('it moves by itself, its own button pauses and resumes it', async () => {
  show();
  expectMoving();
  await press('Pausar');
  expectStill();
  await press('Reanudar');
  expectMoving();
});

test('the button of the whole site pauses and resumes it too', async () => {
  show();
  await press('Pausar todo');
  expectStill();
  expect(screen.getByRole('button', { name: 'Reanudar' })).toBeVisible();
  await press('Reanudar todo');
  expectMoving();
});

test('the button of the whole site counts over every earlier choice, and its own after it', async () => {
  show();
  await press('Pausar');
  await press('Pausar todo');
  await press('Reanudar todo');
  expectMoving();
  await press('Pausar todo');
  await press('Reanudar');
  expectMoving();
  await press('Reanudar todo');
  expectMoving();
  await press('Pausar todo');
  expectStill();
});

test('keyboard focus inside holds it, going from one link to the next too, and it goes on afterwards', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  expectMoving();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Uno' })).toHaveFocus();
  expectStill();
  expect(screen.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Dos' })).toHaveFocus();
  expectStill();
  await user.tab();
  expectMoving();
});

test('what is paused stays so when focus leaves it', async () => {
  const user = userEvent.setup();
  show();
  await press('Pausar');
  await user.tab();
  await user.tab({ shift: true });
  expectStill();
});

test('a hidden tab holds it, and it goes on when the tab is seen again', () => {
  show();
  hideTab(true);
  expectStill();
  expect(screen.getByRole('button', { name: 'Pausar' })).toBeVisible();
  hideTab(false);
  expectMoving();
});
