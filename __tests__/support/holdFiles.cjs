const fs = require('node:fs/promises');

const { rename } = fs;
let left = 2;

/** Preloaded into a program: another one holds what is renamed first, as virus scanners do on Windows. */
Object.assign(fs, {
  /** @param {Parameters<typeof rename>} args */
  async rename(...args) {
    if (left-- > 0) throw Object.assign(new Error('EPERM: operation not permitted, rename'), { code: 'EPERM' });
    return rename(...args);
  },
});
