import { contentSchema, type Owner } from '../../../content/schema';
import type { Network } from '../../../content/schema/networks';
import { networkAt, networkNamed } from '../answers';
import { addressOf, siteAt } from './addresses';
import { type Entry, NO_PLACE, type Place, type Tell, type Value } from './entries';
import { firstOf } from './fit';

type Profile = Owner['profiles'][number];

/** Where the profile of a user is. */
const USERS: Partial<Record<Network, string>> = {
  Behance: 'https://www.behance.net/',
  Dribbble: 'https://dribbble.com/',
  Facebook: 'https://www.facebook.com/',
  GitHub: 'https://github.com/',
  GitLab: 'https://gitlab.com/',
  Instagram: 'https://www.instagram.com/',
  LinkedIn: 'https://www.linkedin.com/in/',
  Medium: 'https://medium.com/@',
  Telegram: 'https://t.me/',
  Threads: 'https://www.threads.net/@',
  TikTok: 'https://www.tiktok.com/@',
  Twitch: 'https://www.twitch.tv/',
  X: 'https://x.com/',
  YouTube: 'https://www.youtube.com/@',
};
const BLOG = /\b(?:blog|rss)\b/i;
const SITE = /\b(?:port(?:a)?folio|website|web|sitio|p[aá]gina|homepage|personal)\b/i;

/** The profiles, and the address of the site, which may be among them. */
export function profilesOf(basics: Entry, tell: Tell): { profiles: Profile[]; siteUrl?: string } {
  const found: (Profile & Place)[] = [];
  let siteUrl: string | undefined;

  function add(network: Network, url: string, place: Place) {
    const isThere = found.some((profile) => siteAt(profile.url) === siteAt(url));
    if (isThere) tell(place, 'está dos veces');
    else found.push({ ...place, network, url });
  }

  const own = basics.raw('url', 'website');
  const ownAddress = addressOf(own, tell);
  const ownNetwork = ownAddress && networkAt(ownAddress);
  if (own && ownAddress && ownNetwork) add(ownNetwork, ownAddress, own);
  else siteUrl = ownAddress && siteAt(ownAddress);

  for (const entry of basics.entries('profiles')) {
    const [name, user, written] = [entry.line('network'), entry.raw('username'), entry.raw('url')];
    entry.finish();
    const place = { path: entry.path, text: (written ?? user ?? name)?.text };
    const said = name?.text ?? user?.text ?? '';
    const named = name && networkOf(name.text);
    // What is said of the address is said of the profile.
    const url = addressOf(written && { ...written, path: entry.path }, tell) ?? userAt(named, user);
    const network = (url && networkAt(url)) ?? named ?? (BLOG.test(said) ? 'Blog' : undefined);
    if (url && network) {
      add(network, url, place);
      if (network !== named || !written) tell(place, `queda como ${network}, ${url}`);
      else if (user && !url.includes(user.text.replace('@', ''))) tell(user, NO_PLACE);
    } else if (url && SITE.test(said) && [undefined, siteAt(url)].includes(siteUrl)) siteUrl = siteAt(url);
    else if (url) tell(place, 'no es una red que el sitio muestre, y queda fuera');
    else if (!written) tell({ ...place, text: said }, 'no tiene una dirección, y queda fuera');
  }
  const { profiles } = contentSchema().owner.entries.owner.entries;
  const shown = firstOf(profiles, found, (profile) => profile, tell);
  return { profiles: shown.map(({ network, url }) => ({ network, url })), siteUrl };
}

function networkOf(name: string): Network | undefined {
  return /^twitter$/i.test(name) ? 'X' : networkNamed(name);
}

function userAt(network: Network | undefined, user: Value | undefined): string | undefined {
  const name = user?.text.replace(/^@/, '') ?? '';
  return network && USERS[network] && /^[\w.-]+$/.test(name) ? USERS[network] + name : undefined;
}
