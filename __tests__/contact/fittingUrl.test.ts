import { fittingUrl } from '../../src/contact/fittingUrl';

const linkTo = (text: string, signature = 'Ana') =>
  fittingUrl('mailto:ana@correo.com?body=', text, signature, '(Continúa.)');
const lettersOf = (url: string) => new URL(url).searchParams.get('body')?.split('\r\n\r\n');

test('a letter that just fits a link is whole, and one more character cuts it', () => {
  const text = 'a'.repeat(2000 - linkTo('').length);
  expect(lettersOf(linkTo(text))).toEqual([text, 'Ana']);
  expect(linkTo(`${text}a`).length).toBeLessThanOrEqual(2000);
  expect(lettersOf(linkTo(`${text}a`))).toEqual([expect.stringMatching(/^a{1900,}$/), '(Continúa.)', 'Ana']);
});

test.each(['', 'a'])('a letter that is too long is cut between two characters, as is its signature', (start) => {
  const url = linkTo(start + '😀'.repeat(10_000), '😀'.repeat(10_000));
  const [text, continues, signature] = [/^a?(😀){90,}$/u, /^\(Continúa\.\)$/, /^(😀)+$/u].map(expect.stringMatching);
  expect(url.length).toBeLessThanOrEqual(2000);
  expect(lettersOf(url)).toEqual([text, continues, signature]);
});
