/** @jest-environment node */
import { escaped, readMarkdown } from '../../src/schema/markdown';
import { type Mark, plainText, type RunningText } from '../../src/schema/runningText';

const read = (text: string) => readMarkdown(text, (href) => ({ href }));
const mark = (kind: Mark['kind'], text: RunningText, href?: string) => ({ kind, text, ...(href && { href }) });

test.each<[written: string, ...parts: unknown[]]>([
  ['En [Acme](https://acme.com/a_(b)).', 'En ', mark('link', 'Acme', 'https://acme.com/a_(b)'), '.'],
  ['**Casi** *todo* en `Map<T>`', mark('strong', 'Casi'), ' ', mark('em', 'todo'), ' en ', mark('code', 'Map<T>')],
  ['[Con **mucho *gusto***](/)', mark('link', ['Con ', mark('strong', ['mucho ', mark('em', 'gusto')])], '/')],
  ['Una\nlínea y [otra\r\n**más**](/)', 'Una línea y ', mark('link', ['otra ', mark('strong', 'más')], '/')],
])('the Markdown %j is read', (written, ...parts) => {
  expect(read(written)).toEqual(parts);
});

test.each([
  ...['2019. Empecé', '- Uno', '> Cita', '    5 * 3', '***', '```js', '#1 en ventas', '[ana]: https://ana.dev'],
  ...['C* y snake_case_name', '[sic] [a][b] [a] (b)', '1 < 2 > 0 & R&amp;D', 'C:\\Users\\ana', '2 ** 3', '~~no~~'],
])('%j stays as written', (written) => {
  expect(read(written)).toBe(written.trim());
});

test('a sign after a backslash is no Markdown, and any text can be escaped', () => {
  expect(read('\\*así\\*, \\[a](b), Array\\<T> y \\# uno')).toBe('*así*, [a](b), Array<T> y # uno');
  const signs = '# <b> [a](b) ![a](b) **a** _b_ `c` \\* \\\\ &amp;';
  expect(read(escaped(signs))).toBe(signs);
});

test('the plain text has no marks', () => {
  expect(plainText(read('La **tienda** de [*Ana* `&` Bea](https://ana.dev)'))).toBe('La tienda de Ana & Bea');
});
