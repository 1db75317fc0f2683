/** The part of the Trusted Types API used here, which TypeScript's DOM types lack. */
interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => Policy;
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const unchanged = { createHTML: (html: string) => html, createScriptURL: (url: string) => url };

/** For the build's own markup and script URLs. */
export const trusted = trustedTypes?.createPolicy('site', unchanged) ?? unchanged;

// For libraries: text without markup, such as the JSON-LD, and `<script></script>`, from which React creates scripts.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
});
