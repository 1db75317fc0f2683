/**
 * The length in characters of a URL that every browser can pass to a program. Windows passes about 2,048 characters to mail
 * programs and to WhatsApp, which `wa.me` opens. On Windows, Firefox passes 2,000 (`nsOSHelperAppService.cpp`: "2K is safe").
 */
const LIMIT = 2000;

/** The length in characters of an encoded subject or signature. The rest of the limit is for the text. */
const SHORT = 400;

/** Returns the longest beginning of a text that has at most `length` characters when encoded for a URL. */
function beginningOf(text: string, length: number): string {
  let beginning = '';
  let left = length;
  // The slice can end inside a surrogate pair, and half a pair cannot be encoded. The slice is longer than `length`, so the loop
  // ends before the end of the slice.
  for (const character of text.slice(0, length + 2)) {
    left -= encodeURIComponent(character).length;
    if (left < 0) break;
    beginning += character;
  }
  return beginning;
}

export const short = (text: string) => beginningOf(text, SHORT);

/**
 * Returns a URL with a text and a signature. Cuts a text that is too long for the URL, and adds `continues` at the cut.
 *
 * @param start The beginning of the URL, before the encoded text.
 */
export function fittingUrl(start: string, text: string, signature: string, continues: string) {
  // Mails need line breaks of two characters.
  const [body = '', end = ''] = [text, signature].map((part) => part.replaceAll('\n', '\r\n'));
  const urlWith = (...parts: string[]) => start + encodeURIComponent([...parts, short(end)].join('\r\n\r\n'));
  const whole = urlWith(body);
  if (whole.length <= LIMIT) return whole;
  return urlWith(beginningOf(body, LIMIT - urlWith('', continues).length), continues);
}
