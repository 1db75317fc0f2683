/** Converts answers to values of the content. */

import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import sharp from 'sharp';
import type { ContactForm, Owner } from '../../content/schema';
import { technologies } from '../../content/technologies';
import { type Network, networks } from '../../schema/networks';
import { plain, regionNamed } from '../../schema/regions';
import { LEAST_SCREENSHOT, PORTRAIT } from '../../schema/screenshots';
import { isTechnology } from './icons';
import { language, spoken } from './language';

/** The name that each form service gives to its key. */
const KEYS: Record<string, string> = { formspree: 'id', web3forms: 'accessKey' };

/** The networks whose domain differs from the network's name. */
const DOMAINS: Record<string, Network> = { 'bsky.app': 'Bluesky', 't.me': 'Telegram', 'twitter.com': 'X' };

export function inOneLine(answer: string): string {
  return answer.replaceAll(/\s+/g, ' ').trim();
}

/** Puts a text in one line and adds a full stop if the text has none. */
export function sentence(text: string): string {
  return inOneLine(text).replace(/(?<=[\p{L}\d)»"])$/u, '.');
}

export function paragraphsOf(answer: string): string[] {
  return answer.split('\n').flatMap((line) => sentence(line) || []);
}

/** Guesses the family name, which the owner confirms: the last two words after the first name, with particles such as «de la». */
export function familyNameOf(name: string): string {
  const rest = name.split(' ').slice(1).join(' ');
  const word = String.raw`(?:(?:de|del|la|las|los)\s)*\S+`;
  return rest.match(new RegExp(`(?<!\\S)${word}(?:\\s${word})?$`, 'i'))?.[0] ?? name;
}

/** Converts a job title for the middle of a sentence. Abbreviations and names of technologies keep their capitals. */
export function inSentence(role: string): string {
  return role.replaceAll(/(?<!\S)\p{Lu}[\p{Ll}-]*(?![^\s,])/gu, (word) => knownName(word) ?? word.toLowerCase());
}

/**
 * Converts a date to `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. If the year comes last, the month comes first in English and the day comes
 * first in Spanish, unless only the other order is a date.
 */
export function dateAt(answer: string): string {
  const parts = answer.split(/\D+/).map((part) => part.padStart(2, '0'));
  if (parts[0]?.length === 4) return parts.join('-');
  const year = parts.pop();
  const [first = '', second = ''] = parts;
  const isMonthFirst = second > '12' || (spoken === 'en' && first <= '12');
  return [year, ...(isMonthFirst ? parts : parts.reverse())].join('-');
}

/** Returns the country's name in the language of the content, or '' if the answer is neither a code nor a name of a country. */
export function countryAt(answer: string): string {
  const named = () => ['en', 'es', language].map((tag) => regionNamed(answer, tag)?.code).find(Boolean);
  const code = /^[a-z]{2}$/i.test(answer) ? new Intl.Locale(`es-${answer}`).region : named();
  const name = code && new Intl.DisplayNames(language, { type: 'region' }).of(code);
  return regionNamed(name ?? '', language)?.name ?? '';
}

/** Adds https:// to an address, or replaces http://. The address keeps any other protocol, which the schema refuses. */
export function withProtocol(address: string): string {
  return /^[a-z]+:/i.test(address) ? address.replace(/^https?:/i, 'https:') : `https://${address}`;
}

export function siteAt(answer: string): string {
  return `${withProtocol(answer).replace(/(index\.html?)?([?#].*)?$/, '')}/`.replace(/\/+$/, '/');
}

export function technologyNames(answer: string): string[] {
  const names = answer.split(/\.?(?:[,;\n](?![^(]*\))|$)/).flatMap((name) => {
    // «CSS y React» and «HTML/CSS» are two names; «Integración y despliegue» and «CI/CD» are one name each.
    const parts = name.split(/ (?:[ye&]|and) |(?<!\bCI) ?\/(?![^(]*\))/);
    return parts.some(isTechnology) ? parts : name;
  });
  const spelled = names.flatMap((name) => knownName(name) ?? (name.trim() || []));
  return spelled.filter((name, index) => spelled.findIndex((other) => plain(other) === plain(name)) === index);
}

/** Returns a technology's name as the content spells the name, or undefined if the content lacks the technology. */
function knownName(name: string): string | undefined {
  return technologies.find((known) => known.name.toLowerCase() === name.trim().toLowerCase())?.name;
}

export function profilesAt(answer: string): Owner['profiles'] {
  const addresses = answer.split(/[\s,;]+/).filter(Boolean);
  return addresses.map(withProtocol).map((url) => ({ network: networkAt(url) ?? 'Blog', url }));
}

/** Returns the network to which an address belongs. */
export function networkAt(address: string): Network | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  const domain = hostname.replace(/^www\./, '');
  // `ana.github.io` is a site of the owner's, not a profile at GitHub.
  const name = domain.endsWith('.io') ? '' : domain.split('.').at(-2);
  const named = (network: Network) => network.toLowerCase().replaceAll(' ', '') === name;
  const known = DOMAINS[domain] ?? (Object.keys(networks) as Network[]).find(named);
  return known ?? (/^\/@\w+\/?$/.test(pathname) ? 'Mastodon' : undefined);
}

/** Reads an answer such as «formspree xayzbwqr». The schema checks the service and the key. */
export function contactForm(answer: string): ContactForm {
  const [name = '', key = ''] = answer.split(/\s+/);
  const service = name.toLowerCase();
  return { service, ...(service in KEYS && { [`${KEYS[service]}`]: key.split('/').at(-1) }) } as ContactForm;
}

/**
 * Returns the path of a picture that the build accepts, or '' if the answer is no such path. A terminal quotes or escapes the path
 * of a file that is dragged into the window.
 */
export async function screenshotAt(answer: string): Promise<string> {
  const unquoted = answer.replace(/^(['"])(.*)\1$/, '$2').replace(/^~(?=\/)/, homedir());
  const file = existsSync(unquoted) ? unquoted : unquoted.replaceAll(/\\(.)/g, '$1');
  const picture = sharp(file).metadata();
  const size = picture.then(({ autoOrient }) => autoOrient);
  const { width, height } = await size.catch(() => ({ width: 0, height: 0 }));
  const isRight = width >= (height > width ? PORTRAIT : LEAST_SCREENSHOT);
  return isRight && /\.(png|jpe?g|webp|avif)$/i.test(file) ? file : '';
}
