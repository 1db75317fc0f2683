import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { projectPage, projects } from '#site/otherPages';
import { Gallery } from '../../src/gallery/Gallery';

test('a picture opens in a tab of its own where the visitor asks for one', () => {
  const { gallery = [] } = projects.find(({ gallery }) => gallery.length > 0) ?? {};
  render(<Gallery labels={projectPage.gallery} gallery={gallery} />);
  const [link = document.body] = screen.getAllByRole('link');
  const click = createEvent.click(link, { ctrlKey: true });
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
