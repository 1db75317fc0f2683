import { TextDecoder, TextEncoder } from 'node:util';

// The router needs both classes, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
