import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlayback } from '../../src/carousels/usePlayback';
import { MotionProvider, useMotion } from '../../src/hooks/useMotion';

let site: ReturnType<typeof useMotion>;
let own: ReturnType<typeof usePlayback>;

function Carousel() {
  site = useMotion();
  own = usePlayback();
  return (
    <>
      <div {...own.holdOnFocus}>
        <a href="#uno">Uno</a>
        <a href="#dos">Dos</a>
      </div>
      <a href="#fuera">Fuera</a>
    </>
  );
}

beforeEach(() => {
  render(<Carousel />, { wrapper: MotionProvider });
});

test.each([
  ['', true],
  ['site own', true],
  ['site own site site', false],
])('after the presses "%s" on its own or the site’s button, the carousel moves: %s', (presses, moves) => {
  for (const press of presses.split(' ').filter(Boolean)) act(() => (press === 'own' ? own : site).toggle());
  expect([own.paused, own.moving]).toEqual([!moves, moves]);
});

test('keyboard focus in the carousel stops it, until the focus leaves or the visitor resumes it', async () => {
  for (const moves of [false, false, true]) {
    await userEvent.tab();
    expect([own.paused, own.moving]).toEqual([false, moves]);
  }
  await userEvent.tab({ shift: true });
  // A visitor who resumes the carousel by keyboard leaves the focus in the carousel.
  act(() => own.toggle());
  act(() => own.toggle());
  expect(own.moving).toBe(true);
});

test('the carousel stops in a hidden tab', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get');
  for (const isHidden of [true, false]) {
    hidden.mockReturnValue(isHidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect([own.paused, own.moving]).toEqual([false, !isHidden]);
  }
});
