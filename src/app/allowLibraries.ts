/** The part of the Trusted Types API that `allowLibraries` uses. TypeScript's DOM types lack this API. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => void;
}

const HTML = '<script></script>';

/**
 * Limits the HTML that the app and its libraries can write to text without markup, such as the JSON-LD, and `<script></script>`,
 * from which React creates scripts. The page's security policy refuses HTML that no Trusted Types policy has checked.
 */
export function allowLibraries() {
  // Some browsers do not support Trusted Types.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === HTML || !html.includes('<') ? html : null),
  });
}
