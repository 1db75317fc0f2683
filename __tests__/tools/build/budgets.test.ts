import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { pageFolder } from '../../../src/paths';
import { BUDGETS } from '../../../src/tools/budgets';
import { site } from '../../support/reference';
import { siteDist } from '../../support/sites';

test.each<[site: string, path: string]>([
  ...site.files.paths.map((path): [string, string] => ['reference', path]),
  ['shortest', '/'],
  ['longest', '/'],
])('on the %s site the file of %s, with the styles of its first screen, is within its budget', (name, path) => {
  const file = readFileSync(`${siteDist(name)}/${pageFolder(path)}index.html`);
  expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(BUDGETS.page);
  expect(file.includes('<style>')).toBe(true);
});
