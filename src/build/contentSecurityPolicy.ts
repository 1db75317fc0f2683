import { createHash } from 'node:crypto';
import { owner } from '../content/owner';
import { escapeHtml } from './escapeHtml';
import { parseHtml } from './parseHtml.mjs';

/** Where the form may be sent: where the site is, and the host of the address that it posts to, if that is another. */
function formHosts(): string {
  const site = 'https://site.invalid';
  const { origin } = new URL(owner.contactEndpoint, site);
  return origin === site ? `'self'` : `'self' ${origin}`;
}

/** The hashes of a page's inline scripts or styles. Data such as JSON-LD, which has a type, needs none. */
function hashesOf(html: string, tag: 'script' | 'style'): string {
  const $ = parseHtml(html);
  return $(`${tag}:not([src], [type])`)
    .toArray()
    .map((element) => ` '${sha256($(element).text())}'`)
    .join('');
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * A page with a policy that lets it run and load what is written in it and what lies beside it, and nothing else. It
 * stands before everything that it governs. What only a header can say is in `public/_headers` and `public/.htaccess`.
 */
export function withContentSecurityPolicy(html: string): string {
  const policy = [
    `default-src 'none'`,
    `script-src 'self'${hashesOf(html, 'script')}`,
    // styled-components makes its style element empty, and fills it through the CSSOM.
    `style-src 'self' '${sha256('')}'${hashesOf(html, 'style')}`,
    `img-src 'self'`,
    `font-src 'self'`,
    `frame-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `connect-src ${formHosts()}`,
    `form-action ${formHosts()}`,
    `base-uri ${html.includes('<base ') ? `'self'` : `'none'`}`,
    `require-trusted-types-for 'script'`,
    'trusted-types site default',
  ].join(';');
  return html.replace(
    '<meta charset="utf-8">',
    (charset) => `${charset}\n<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
  );
}
