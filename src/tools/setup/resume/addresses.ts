import { isHttps } from '../../../content/schema/kinds';
import type { Tell, Value } from './entries';

/** A web address with its scheme; undefined if it is none. */
export function addressOf(value: Value | undefined, tell: Tell): string | undefined {
  if (!value) return undefined;
  const written = decoded(value.text.replace(/^<(.*)>$/, '$1'));
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(written);
  const address = hasScheme ? written.replace(/^http:/i, 'https:') : `https://${written.replace(/^\/\//, '')}`;
  const url = address.replace(/^https:/i, 'https:');
  if (!isHttps(url)) {
    tell(value, 'no es una dirección web que el sitio pueda enlazar, y queda fuera');
    return undefined;
  }
  if (url !== value.text) tell(value, `queda como ${url}`);
  return url;
}

/** An address of which the scheme, too, is percent-encoded. */
function decoded(text: string): string {
  if (!/^https?%3a/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An address as that of a site, which has a final slash and no file, query or fragment. */
export function siteAt(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`.replace(/\/(index\.html?)?$/, '').concat('/');
}

export function isCode(address: string): boolean {
  const { hostname } = new URL(address);
  return ['github.com', 'gitlab.com', 'bitbucket.org', 'codeberg.org'].includes(hostname.replace(/^www\./, ''));
}
