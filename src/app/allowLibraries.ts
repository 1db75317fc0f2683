/** The part of the Trusted Types API used here, which TypeScript's DOM types lack. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => void;
}

const HTML = '<script></script>';

/**
 * What the security policy lets the app and its libraries write: text without markup, such as the JSON-LD, and the empty
 * element from which React creates scripts.
 */
export function allowLibraries() {
  // Not all browsers have trusted types.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === HTML || !html.includes('<') ? html : null),
  });
}
