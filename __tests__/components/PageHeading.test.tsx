import { render, screen } from '@testing-library/react';
import { PageHeading } from '../../src/components/PageHeading';

test('a heading is in capitals, except for words such as iOS', () => {
  render(<PageHeading>Apps de iOS y JavaScript</PageHeading>);
  expect(screen.getByRole('heading', { name: 'Apps de iOS y JavaScript' })).toHaveStyle('text-transform: uppercase');
  expect(screen.getByText('iOS')).toHaveStyle('text-transform: none');
});
