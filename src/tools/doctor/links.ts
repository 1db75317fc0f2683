import { readMarkdown } from '../../schema/markdown';
import { EXAMPLE_HOST } from '../build/check/example';
import { fieldAt, placeOf, type Written } from '../build/check/texts';
import type { Words } from './words/es';

/** Milliseconds in which a link must answer, redirects included. */
const PATIENCE = 10_000;
/** The headers of a browser, because many hosts refuse requests from other programs. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'accept-language': 'es,en;q=0.8',
};

/** Returns the links to other sites, each at its first place in the texts. The example's links lead nowhere and are left out. */
export function outsideLinks(texts: readonly Written[]): Written[] {
  // The address of a form service only accepts messages, so the address cannot be visited.
  const isAddress = ({ path }: Written) => /^(?!owner\.contactForm).*\.(url|repository)$/.test(path);
  const links = texts
    .flatMap((written) =>
      isAddress(written) ? written : addressesIn(written.text).map((text) => ({ ...written, text })),
    )
    .filter(({ text }) => /^https?:/.test(text) && !EXAMPLE_HOST.test(text));
  return links.filter(({ text }, index) => links.findIndex((link) => link.text === text) === index);
}

function addressesIn(text: string): string[] {
  const addresses: string[] = [];
  try {
    readMarkdown(text, (href) => {
      addresses.push(href);
      return { href };
    });
  } catch {
    // The build refuses wrong Markdown in texts that can contain Markdown. All other texts have no links.
  }
  return addresses;
}

/** Follows the links, and returns advice on each link that does not work well for visitors. */
export async function adviceOnLinks(links: readonly Written[], words: Words, patience = PATIENCE): Promise<string[]> {
  const found = await Promise.all(links.map(({ text }) => follow(text, words.link, patience)));
  if (links.length > 1 && found.every(({ isReached }) => !isReached)) return [words.link.offline];
  return links.flatMap(({ file, path, text }, index) => {
    const says = found[index]?.says;
    return says ? `${placeOf(file, text)}: ${fieldAt(path)}: ${text} ${says}.` : [];
  });
}

/** Follows a link. `says` completes a sentence about the address, and is undefined if the link is right. */
async function follow(link: string, words: Words['link'], patience: number) {
  try {
    const { status, url, body } = await fetch(link, { headers: HEADERS, signal: AbortSignal.timeout(patience) });
    await body?.cancel();
    return { says: verdictOn(new URL(link), new URL(url), status, words), isReached: true };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string; message: string } };
    // Node's `fetch` reports too many redirects by a message, without a code.
    if (cause?.message === 'redirect count exceeded') return { says: words.endless, isReached: true };
    const why = words.unreachable(cause?.code ?? cause?.message ?? message);
    return { says: name === 'TimeoutError' ? words.silent(patience / 1000) : why, isReached: false };
  }
}

/** @param end The address to which the link leads, after redirects. */
function verdictOn(link: URL, end: URL, status: number, words: Words['link']): string | undefined {
  // A status above 599 is no error of the server: LinkedIn answers programs with 999.
  if (status === 404 || status === 410 || (status >= 500 && status < 600)) return words.broken(status);
  if (status >= 400) return words.unchecked(status);
  const host = ({ host }: URL) => host.replace(/^www\./, '');
  const isHome = ({ pathname, search }: URL) => pathname === '/' && !search;
  const remarks = [
    ...(host(link) !== host(end) ? [words.elsewhere(end.href)] : []),
    ...(host(link) === host(end) && isHome(end) && !isHome(link) ? [words.home(end.href)] : []),
    ...(end.protocol === 'http:' ? [words.open] : []),
  ];
  return remarks.join(words.and) || undefined;
}
