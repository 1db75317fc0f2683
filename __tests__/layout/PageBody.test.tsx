import { PageBody } from '../../src/layout/PageBody';
import { showInSite } from '../support/showInSite';

function Broken(): never {
  throw new Error('Se rompió la sección.');
}

test('a section that fails while it is shown takes down nothing but itself', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = showInSite(
    <PageBody>
      <p>Uno</p>
      <Broken />
      <p>Tres</p>
    </PageBody>,
  );
  expect(container).toHaveTextContent('UnoTres');
});
