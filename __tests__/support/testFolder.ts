import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes an empty folder before each test of a file, and removes the folder afterwards. Returns a function for paths in the folder. */
export function testFolder() {
  const folder = path.join(tmpdir(), `test-${randomUUID()}`);
  beforeEach(() => mkdirSync(folder));
  afterEach(() => rmSync(folder, { recursive: true }));
  return (file = '') => path.join(folder, file);
}
