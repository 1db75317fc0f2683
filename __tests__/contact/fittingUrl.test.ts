/** @jest-environment node */
import { fittingUrl } from '../../src/contact/fittingUrl';

const linkTo = (text: string, signature = 'Ana') =>
  fittingUrl('mailto:ana@correo.com?body=', text, signature, '(Continúa.)');
const lettersOf = (url: string) => new URL(url).searchParams.get('body')?.split('\r\n\r\n');

test.each(['', 'a'])('a long letter and a long signature are cut between two characters', (start) => {
  const url = linkTo(start + '😀'.repeat(10_000), '😀'.repeat(10_000));
  const [text, continues, signature] = [/^a?(😀){90,}$/u, /^\(Continúa\.\)$/, /^(😀)+$/u].map(expect.stringMatching);
  expect(url.length).toBeLessThanOrEqual(2000);
  expect(lettersOf(url)).toEqual([text, continues, signature]);
});
