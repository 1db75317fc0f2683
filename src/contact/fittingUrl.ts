/**
 * Characters of a URL that programs take from browsers. Windows hands on about 2,048, to mail programs and to WhatsApp's,
 * which `wa.me` opens with a URL of its own; Firefox stops at 2,000 there (`nsOSHelperAppService.cpp`: "2K is safe").
 */
const LIMIT = 2000;

/** Characters of an encoded subject or signature: most of the limit is for the text. */
const SHORT = 400;

/** The beginning of a text that is at most `length` characters long in a URL. */
function beginningOf(text: string, length: number): string {
  let beginning = '';
  let left = length;
  // The slice is longer than fits, so the loop ends before half of a pair at its end, which cannot be encoded.
  for (const character of text.slice(0, length + 2)) {
    left -= encodeURIComponent(character).length;
    if (left < 0) break;
    beginning += character;
  }
  return beginning;
}

export const short = (text: string) => beginningOf(text, SHORT);

/**
 * The URL of a text with a signature that is not longer than programs take: a text that is too long is cut, and ends with
 * `continues`.
 *
 * @param start What the encoded text follows.
 */
export function fittingUrl(start: string, text: string, signature: string, continues: string) {
  // Mails need line breaks of two characters.
  const [body = '', end = ''] = [text, signature].map((part) => part.replaceAll('\n', '\r\n'));
  const urlWith = (...parts: string[]) => start + encodeURIComponent([...parts, short(end)].join('\r\n\r\n'));
  const whole = urlWith(body);
  if (whole.length <= LIMIT) return whole;
  return urlWith(beginningOf(body, LIMIT - urlWith('', continues).length), continues);
}
