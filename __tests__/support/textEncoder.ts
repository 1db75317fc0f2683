import { TextDecoder, TextEncoder } from 'node:util';

// The router needs them and jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder });
