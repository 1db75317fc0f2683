/** The part of the Trusted Types API used here, which TypeScript's DOM types lack. */
interface Policy {
  createHTML: (html: string) => string;
}

type Rule = (text: string) => string | null;

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: Rule; createScriptURL?: Rule }) => Policy;
}

/** Undefined in browsers without trusted types. */
export const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
