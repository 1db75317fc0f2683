import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { projectPage, projects } from '#site/otherPages';
import { Gallery } from '../../src/gallery/Gallery';

const { gallery = [] } = projects.find(({ gallery }) => gallery.length > 0) ?? {};
const shown = <Gallery labels={projectPage.gallery} gallery={gallery} />;

afterEach(() => {
  jest.restoreAllMocks();
});

const BUTTON = 'Reproducir: Un pedido, del teléfono a la mesa.';
const video = () => screen.getByLabelText<HTMLVideoElement>('Un plato llega a la mesa');

test('without scripts, a video has the controls of the browser, and is not preloaded', () => {
  render(null).container.innerHTML = renderToStaticMarkup(shown);
  for (const attribute of ['controls', 'playsinline', 'muted', 'loop']) expect(video()).toHaveAttribute(attribute);
  expect(video()).toHaveAttribute('preload', 'none');
  expect(video()).not.toHaveAttribute('autoplay');
});

test('the button of a video starts it, and is replaced by the controls of the browser', () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  render(shown);
  expect(video()).not.toHaveAttribute('controls');
  expect(play).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: BUTTON }));
  expect(play).toHaveBeenCalledTimes(1);
  expect(video()).toHaveAttribute('controls');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a video that plays before the app is there keeps its controls', () => {
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  render(shown);
  expect(video()).toHaveAttribute('controls');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
