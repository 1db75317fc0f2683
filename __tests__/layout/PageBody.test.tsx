import { render } from '@testing-library/react';
import { PageBody } from '../../src/layout/PageBody';

function Broken(): never {
  throw new Error('Se rompió la sección.');
}

test('a section that throws an error is left out, and the other sections stay', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(
    <PageBody>
      <p>Uno</p>
      <Broken />
      <p>Tres</p>
    </PageBody>,
  );
  expect(container).toHaveTextContent('UnoTres');
});
