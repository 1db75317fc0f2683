import { fittingUrl } from '../../src/contact/fittingUrl';

const START = 'mailto:ana@correo.com?body=';
const linkTo = (text: string, signature = 'Ana') => fittingUrl(START, text, signature, '(Continúa.)');
const lettersOf = (url: string) => new URL(url).searchParams.get('body')?.split('\r\n\r\n');

test('a letter that just fits a link is whole, and one more character cuts it', () => {
  const text = 'a'.repeat(2000 - linkTo('').length);
  expect(linkTo(text)).toHaveLength(2000);
  expect(lettersOf(linkTo(text))).toEqual([text, 'Ana']);
  expect(linkTo(`${text}a`).length).toBeLessThanOrEqual(2000);
  expect(lettersOf(linkTo(`${text}a`))).toEqual([expect.stringMatching(/^a{1900,}$/), '(Continúa.)', 'Ana']);
});

test.each([0, 1])('a letter that is too long is cut between two characters, as is its signature', (offset) => {
  const url = linkTo('a'.repeat(offset) + '😀'.repeat(10_000), '😀'.repeat(10_000));
  expect(url.length).toBeLessThanOrEqual(2000);
  expect(lettersOf(url)).toEqual([
    expect.stringMatching(/^a?(😀){90,}$/u),
    '(Continúa.)',
    expect.stringMatching(/^(😀)+$/u),
  ]);
});
