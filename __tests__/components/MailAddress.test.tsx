import { render } from '@testing-library/react';
import { MailAddress } from '../../src/components/MailAddress';

test('a mail address wraps only before the @ and the dots', () => {
  const { container } = render(<MailAddress>ana.sol@correo.test</MailAddress>);
  for (const chance of container.querySelectorAll('wbr')) chance.replaceWith(' ');
  expect(container.textContent?.trim()).toBe('ana .sol @correo .test');
});
