import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { projectPage, projects } from '#site/otherPages';
import { Gallery } from '../../src/gallery/Gallery';

const { gallery = [] } = projects.find(({ gallery }) => gallery.length > 0) ?? {};
const shown = <Gallery labels={projectPage.gallery} gallery={gallery} />;

afterEach(() => {
  jest.restoreAllMocks();
});

const video = () => screen.getByLabelText<HTMLVideoElement>('Un plato llega a la mesa');

test('without scripts, a video has the controls of the browser, and is not preloaded', () => {
  render(null).container.innerHTML = renderToStaticMarkup(shown);
  for (const attribute of ['controls', 'playsinline', 'muted', 'loop']) expect(video()).toHaveAttribute(attribute);
  expect(video()).toHaveAttribute('preload', 'none');
  expect(video()).not.toHaveAttribute('autoplay');
});

test('a video that plays before the app is there keeps its controls', () => {
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  render(shown);
  expect(video()).toHaveAttribute('controls');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
