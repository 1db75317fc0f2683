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
  ['own', false],
  ['site', false],
  ['site own', true],
  ['site own site site', false],
])(
  'of its own button and that of the whole site the last counts: after "%s", that it moves is %s',
  (presses, moves) => {
    for (const press of presses.split(' ').filter(Boolean)) act(() => (press === 'own' ? own : site).toggle());
    expect([own.paused, own.moving]).toEqual([!moves, moves]);
  },
);

test('keyboard focus inside holds it, and it goes on afterwards or when it is resumed', async () => {
  for (const moves of [false, false, true]) {
    await userEvent.tab();
    expect([own.paused, own.moving]).toEqual([false, moves]);
  }
  await userEvent.tab({ shift: true });
  // Resuming by keyboard leaves the focus inside.
  act(() => own.toggle());
  act(() => own.toggle());
  expect(own.moving).toBe(true);
});

test('a hidden tab holds it', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get');
  for (const isHidden of [true, false]) {
    hidden.mockReturnValue(isHidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect([own.paused, own.moving]).toEqual([false, !isHidden]);
  }
});
