/** The used part of the Trusted Types API, which TypeScript's DOM types lack. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => void;
}

const HTML = '<script></script>';

/**
 * Limits the HTML that the app and its libraries can write to two kinds: text without markup, such as the JSON-LD, and the
 * empty element from which React creates scripts. The page's security policy refuses HTML that no Trusted Types policy has checked.
 */
export function allowLibraries() {
  // Some browsers do not support Trusted Types.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === HTML || !html.includes('<') ? html : null),
  });
}
