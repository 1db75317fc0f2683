/**
 * Characters of a URL that programs take from browsers. Windows hands on about 2,048, to mail programs and to WhatsApp's,
 * which `wa.me` opens with a URL of its own; Firefox stops at 2,000 there (`nsOSHelperAppService.cpp`: "2K is safe").
 */
const LIMIT = 2000;

/** Characters of an encoded subject or signature: most of the limit is for the text. */
const SHORT = 400;

/** Made when it is needed: the browser needs some 30 ms for it. */
let segmenter: Intl.Segmenter | undefined;

/** Older browsers may divide a character that is made of several. */
function charactersOf(text: string): Iterable<string> {
  if (typeof Intl.Segmenter !== 'function') return text;
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The beginning of a text, in whole characters, that is at most `length` characters long in a URL. */
function beginningOf(text: string, length: number): string {
  // More than fits: dividing all of a very long text takes a third of a second.
  const start = text.slice(0, length + 2);
  let end = 0;
  let left = length;
  for (const character of charactersOf(start)) {
    // Always true of the last one, of which the half of a pair may be left that cannot be encoded.
    if (character.length > left) break;
    left -= encodeURIComponent(character).length;
    if (left < 0) break;
    end += character.length;
  }
  return start.slice(0, end);
}

export const short = (text: string) => beginningOf(text, SHORT);

/**
 * The URL of a text with a signature that is not longer than programs take: a text that is too long is cut, and ends with
 * `continues`.
 */
export function fittingUrl(urlOf: (letter: string) => string, text: string, signature: string, continues: string) {
  // Mails need line breaks of two characters.
  const [body = '', end = ''] = [text, signature].map((part) => part.replaceAll('\n', '\r\n'));
  const urlWith = (...parts: string[]) => urlOf([...parts, short(end)].join('\r\n\r\n'));
  const whole = urlWith(body);
  if (whole.length <= LIMIT) return whole;
  return urlWith(beginningOf(body, LIMIT - urlWith('', continues).length), continues);
}
