/** What the browser asks of whoever writes markup or names a script, where it knows Trusted Types. */
interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => Policy;
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const unchanged = { createHTML: (html: string) => html, createScriptURL: (url: string) => url };

/** For what the build has made: its markup and the addresses of its scripts. */
export const trusted = trustedTypes?.createPolicy('site', unchanged) ?? unchanged;

// For all others: text without markup, such as the JSON-LD is, and what React makes the elements of from that it is for.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
});
