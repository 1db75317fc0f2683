import { createHash } from 'node:crypto';
import type { Owner } from '../../../content/schema';
import type { ContactService } from '../../../site/contactService';
import { escapeHtml } from './escapeHtml';
import { parseHtml } from './parseHtml';

/** Returns the site and the origins of these addresses as sources of a content security policy (CSP). */
function sources(...urls: (string | undefined)[]): string {
  const origins = urls.flatMap((url) => (url && URL.canParse(url) ? new URL(url).origin : []));
  return [...new Set(["'self'", ...origins])].join(' ');
}

/** Returns the CSP hashes of a page's inline scripts or styles. Data blocks such as JSON-LD have a `type` and need no hash. */
function hashesOf(html: string, tag: 'script' | 'style'): string {
  const $ = parseHtml(html);
  return $(`${tag}:not([src], [type])`)
    .toArray()
    .map((element) => ` '${sha256($(element).text())}'`)
    .join('');
}

/** Returns the addresses from which a page loads scripts. */
function scriptsIn(html: string): (string | undefined)[] {
  const $ = parseHtml(html);
  return $('script[src]')
    .toArray()
    .map((element) => $(element).attr('src'));
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Adds a policy that allows only the page's inline code, the site's files and the form's service. The policy comes right after the
 * charset, because a policy in a `meta` element does not apply to earlier elements. `public/_headers` and `public/.htaccess` have the
 * directives that only work in a header.
 *
 * @param hasVideos Whether the page, or another page that the app shows in the same document, has videos.
 * @param hosts The origins that the owner allows. With scripts of other hosts, the policy does not require trusted types, because
 *   these scripts do not support trusted types.
 */
export function withContentSecurityPolicy(
  html: string,
  service: ContactService,
  hasVideos: boolean = false,
  { scripts = [], connections = [], frames = [] }: NonNullable<Owner['hosts']> = {},
): string {
  const scriptSources = sources(...scripts, ...scriptsIn(html));
  const policy = [
    `default-src 'none'`,
    `script-src ${scriptSources}${hashesOf(html, 'script')}`,
    // styled-components inserts an empty style element and fills it through the CSSOM.
    `style-src 'self' '${sha256('')}'${hashesOf(html, 'style')}`,
    `img-src 'self'`,
    ...(hasVideos ? [`media-src 'self'`] : []),
    `font-src 'self'`,
    `manifest-src 'self'`,
    `connect-src ${sources(service.endpoint, ...connections)}`,
    `form-action ${sources(service.action, service.thanksOrigin)}`,
    `base-uri ${html.includes('<base ') ? `'self'` : `'none'`}`,
    ...(frames.length > 0 ? [`frame-src ${sources(...frames)}`] : []),
    ...(scriptSources.includes('https:') ? [] : [`require-trusted-types-for 'script'`, 'trusted-types default']),
  ].join(';');
  return html.replace(
    '<meta charset="utf-8">',
    (charset) => `${charset}\n<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
  );
}
