import { trustedTypes } from '../navigation/trustedTypes';

const HTML = '<script></script>';
export const WORKER = 'serviceWorker.js';

/**
 * What the security policy lets the app and its libraries write: text without markup, such as the JSON-LD, the empty
 * element from which React creates scripts, and the address of the service worker.
 */
export function allowLibraries() {
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === HTML || !html.includes('<') ? html : null),
    createScriptURL: (url) => (url === WORKER ? url : null),
  });
}
