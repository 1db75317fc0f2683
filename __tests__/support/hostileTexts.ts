import { randomNumbers } from './randomNumbers';

const PIECES = [
  ...['/', '//', '\\', '..', '.', '#', '?', '&', '=', ':', ';', ' ', '%20', '\t', '\n', '\r\n', '"', "'", '`', '$&'],
  ...['%', '%%', '%2', '%E0%A4%A', '%00', '%0A', '%2F', '%2e%2e', '%C0%AF', '%F0%9F%A6%9C', '%u0041', '\0', '\x1b'],
  ...['projects', '/projects/', '/projects/4', '/about', '/contact', '404', 'error', 'contenido', 'constructor'],
  ...[
    '0',
    '-1',
    '1e400',
    'NaN',
    '٤',
    '９',
    '½',
    '\u202e',
    '\u200f',
    '\u2066',
    '\u200b',
    '\ufeff',
    '\u2028',
    'é',
    'e\u0301',
  ],
  ...[
    '🦜',
    '👨‍👩‍👧‍👦',
    '日本',
    'ﷺ',
    'Z̷̡̛',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</main>',
    '{{7*7}}',
  ],
  ...['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '__proto__', "' OR 1=1 --", '$', '{alert(1)}'],
];

/**
 * Texts of pieces that mean something to a browser, a parser or a program; always the same. The last is long.
 *
 * @param most The most pieces that one has, aside from the last.
 */
export function hostileTexts(count: number, most: number, longest: number): string[] {
  const random = randomNumbers(20_261_121);
  return Array.from({ length: count }, (_, index) => {
    const pieces = Array.from(
      { length: 1 + Math.floor(random() * most) },
      () => PIECES[Math.floor(random() * PIECES.length)],
    );
    const text = pieces.join('');
    return index === count - 1 ? text.repeat(Math.ceil(longest / text.length)).slice(0, longest) : text;
  });
}
