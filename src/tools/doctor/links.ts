import type { Content } from '../../content/schema';
import { EXAMPLE_HOST } from '../build/check/example';
import { fieldAt, fileOf, placeOf, textsIn, type Written } from '../build/check/texts';

/** Milliseconds that a link has, with all that it redirects to. */
const PATIENCE = 10_000;
const AT_ONCE = 6;
/** As many as browsers follow. */
const REDIRECTS = 20;
/** Many hosts refuse what does not look like a browser. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'accept-language': 'es,en;q=0.8',
};
const TOO_LATE = /^(TimeoutError|UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/;
/** What `fetch` says where there is no such host, or no network. */
const UNREACHED = /^(ENOTFOUND|EAI_AGAIN|ECONN|ENET|EHOST)/;

/** The links to other sites, each where it is first written. Those of the example lead nowhere. */
export function outsideLinks(content: Pick<Content, 'owner' | 'projects' | 'career'>): Written[] {
  const { owner, projects, career } = content;
  const written = Object.entries({ owner, projects, career }).flatMap(([name, parts]) =>
    textsIn(parts).map(([path, text]) => ({ file: fileOf(name, 'src/content'), path, text })),
  );
  // The address of a form service only takes messages.
  const links = written.filter(
    ({ path, text }) =>
      /^(?!owner\.contactForm).*\.(url|repository)$/.test(path) && /^https?:/.test(text) && !EXAMPLE_HOST.test(text),
  );
  return links.filter(({ text }, index) => links.findIndex((link) => link.text === text) === index);
}

/** What a visitor who follows the links stumbles on. */
export async function adviceOnLinks(links: readonly Written[], patience = PATIENCE): Promise<string[]> {
  const found: Remark[] = [];
  const waiting = links.entries();
  const askSome = async () => {
    for (const [index, { text }] of waiting) found[index] = await remarkOn(text, patience);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askSome));
  if (links.length > 1 && found.every(({ isUnreached }) => isUnreached))
    return [
      'src/content: no responde ninguno de los enlaces a otros sitios: parece que no hay conexión, así que no se han comprobado.',
    ];
  return links.flatMap(({ file, path, text }, index) => {
    const says = found[index]?.says;
    return says ? `${placeOf(file, text)}: ${fieldAt(path)}: ${text} ${says}.` : [];
  });
}

interface Remark {
  /** Follows the address; nothing if the link is right. */
  says?: string;
  isUnreached?: boolean;
}

async function remarkOn(link: string, patience: number): Promise<Remark> {
  const signal = AbortSignal.timeout(patience);
  const visited = new Set<string>();
  try {
    for (let url = new URL(link); ; ) {
      if (visited.has(url.href) || visited.size > REDIRECTS)
        return { says: 'redirige en círculo, al menos a quien no guarda cookies: ábrelo en una ventana privada' };
      visited.add(url.href);
      const { status, headers, body } = await fetch(url, { redirect: 'manual', headers: HEADERS, signal });
      await body?.cancel();
      const next = headers.get('location');
      if (status < 300 || status >= 400 || !next) return { says: verdictOn(new URL(link), url, status) };
      url = new URL(next, url);
    }
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    const code = cause?.code ?? (name === 'TimeoutError' ? name : message);
    if (TOO_LATE.test(code)) return { says: `no responde en ${patience / 1000} segundos`, isUnreached: true };
    return { says: `no se puede abrir (${code})`, isUnreached: UNREACHED.test(code) };
  }
}

/** @param end Where the link leads. */
function verdictOn(link: URL, end: URL, status: number): string | undefined {
  // LinkedIn answers programs with 999.
  if (status === 404 || status === 410 || (status >= 500 && status < 600)) return `responde con el error ${status}`;
  if (status >= 400) return `no lo puede comprobar un programa (responde ${status}): ábrelo tú`;
  const host = ({ host }: URL) => host.replace(/^www\./, '');
  const isHome = ({ pathname, search }: URL) => pathname === '/' && !search;
  const remarks = [
    ...(host(link) !== host(end) ? [`lleva a otro sitio, ${end}`] : []),
    ...(host(link) === host(end) && isHome(end) && !isHome(link) ? [`lleva a la portada, ${end}`] : []),
    ...(end.protocol === 'http:' ? ['no va cifrado, porque es http:'] : []),
  ];
  return remarks.join(' y ') || undefined;
}
