/** How answers are read. */

import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import sharp from 'sharp';
import type { ContactForm, Owner } from '../../content/schema';
import { technologies } from '../../content/technologies';
import { type Network, networks } from '../../schema/networks';
import { regionNamed } from '../../schema/regions';
import { LEAST_SCREENSHOT, PORTRAIT } from '../../schema/screenshots';
import { isTechnology } from './icons';
import { language, spoken } from './language';

/** What form services call the key that they need. */
const KEYS: Record<string, string> = { formspree: 'id', web3forms: 'accessKey' };

/** Networks at domains that do not have their names. */
const DOMAINS: Record<string, Network> = { 'bsky.app': 'Bluesky', 't.me': 'Telegram', 'twitter.com': 'X' };

export function inOneLine(answer: string): string {
  return answer.replaceAll(/\s+/g, ' ').trim();
}

/** In one line, with a full stop. */
export function sentence(text: string): string {
  return inOneLine(text).replace(/(?<=[\p{L}\d)»"])$/u, '.');
}

export function paragraphsOf(answer: string): string[] {
  return answer.split('\n').flatMap((line) => sentence(line) || []);
}

/** The last two words after the first name, with their particles: a guess, to be confirmed. */
export function familyNameOf(name: string): string {
  const rest = name.split(' ').slice(1).join(' ');
  const word = String.raw`(?:(?:de|del|la|las|los)\s)*\S+`;
  return rest.match(new RegExp(`(?<!\\S)${word}(?:\\s${word})?$`, 'i'))?.[0] ?? name;
}

/** A job title in the middle of a sentence: abbreviations and names of technologies keep their capitals. */
export function inSentence(role: string): string {
  return role.replaceAll(/(?<!\S)\p{Lu}[\p{Ll}-]*(?![^\s,])/gu, (word) => knownName(word) ?? word.toLowerCase());
}

/** As `YYYY-MM-DD`, or without the day or the month, also if it is written as month, day and year in English, or else as day, month and year. */
export function dateAt(answer: string): string {
  const parts = answer.split(/\D+/).map((part) => part.padStart(2, '0'));
  if (parts[0]?.length === 4) return parts.join('-');
  const year = parts.pop();
  const [first = '', second = ''] = parts;
  const isMonthFirst = second > '12' || (spoken === 'en' && first <= '12');
  return [year, ...(isMonthFirst ? parts : parts.reverse())].join('-');
}

/** A country in the language of the content, by its code or its name in Spanish or English; empty if there is none. */
export function countryAt(answer: string): string {
  const named = () => ['en', 'es', language].map((tag) => regionNamed(answer, tag)?.code).find(Boolean);
  const code = /^[a-z]{2}$/i.test(answer) ? new Intl.Locale(`es-${answer}`).region : named();
  const name = code && new Intl.DisplayNames(language, { type: 'region' }).of(code);
  return regionNamed(name ?? '', language)?.name ?? '';
}

/** An address that starts with https:// or with a protocol that no link may have. */
export function withProtocol(address: string): string {
  return /^[a-z]+:/i.test(address) ? address.replace(/^https?:/i, 'https:') : `https://${address}`;
}

export function siteAt(answer: string): string {
  return `${withProtocol(answer).replace(/(index\.html?)?([?#].*)?$/, '')}/`.replace(/\/+$/, '/');
}

export function technologyNames(answer: string): string[] {
  const names = answer.split(/[,;\n](?![^(]*\))/).flatMap((name) => {
    // «CSS y React» and «HTML/CSS» are two; «Integración y despliegue» and «CI/CD» may be one.
    const parts = name.split(/ (?:[ye&]|and) |(?<!\bCI) ?\/(?![^(]*\))/);
    return parts.some(isTechnology) ? parts : name;
  });
  return [...new Set(names.flatMap((name) => knownName(name) ?? (name.trim() || [])))];
}

/** A technology's name as the content spells it, if it has it. */
export function knownName(name: string): string | undefined {
  return technologies.find((known) => known.name.toLowerCase() === name.trim().toLowerCase())?.name;
}

export function profilesAt(answer: string): Owner['profiles'] {
  const addresses = answer.split(/[\s,;]+/).filter(Boolean);
  return addresses.map(withProtocol).map((url) => ({ network: networkAt(url) ?? 'Blog', url }));
}

/** The network that an address is of. */
export function networkAt(address: string): Network | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  const domain = hostname.replace(/^www\./, '');
  // `ana.github.io` is a site of its own.
  const name = domain.endsWith('.io') ? '' : domain.split('.').at(-2);
  const named = (network: Network) => network.toLowerCase().replaceAll(' ', '') === name;
  const known = DOMAINS[domain] ?? (Object.keys(networks) as Network[]).find(named);
  return known ?? (/^\/@\w+\/?$/.test(pathname) ? 'Mastodon' : undefined);
}

/** The schema says whether it is one. */
export function contactForm(answer: string): ContactForm {
  const [name = '', key = ''] = answer.split(/\s+/);
  const service = name.toLowerCase();
  return { service, ...(service in KEYS && { [`${KEYS[service]}`]: key.split('/').at(-1) }) } as ContactForm;
}

/**
 * The path of a picture that the build takes; empty if there is none. A terminal quotes or escapes it when the file is dragged
 * into it.
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
