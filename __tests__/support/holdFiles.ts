import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { rename } = fs;
let left = 2;

/** Preloaded into a program: another one holds what is renamed first, as virus scanners do on Windows. */
Object.assign(fs, {
  async rename(...args: Parameters<typeof rename>) {
    if (left-- > 0) throw Object.assign(new Error('EPERM: operation not permitted, rename'), { code: 'EPERM' });
    return rename(...args);
  },
});
syncBuiltinESMExports();
