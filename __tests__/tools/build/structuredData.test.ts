import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { folderOf } from '../../../src/site/paths';
import { sitePages } from '../../../src/site/sitePages';
import { SITE } from '../../support/sites';

const FILE = path.resolve('.cache/structuredData.ts');

/** The JSON-LD of a built page. */
function structuredDataOf(page: string): string {
  const html = readFileSync(path.join(SITE, folderOf(page), 'index.html'), 'utf8');
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  return head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
}

test('the structured data of every page has the types and properties of schema.org, and no others', () => {
  const graphs = sitePages.map(({ path }) => structuredDataOf(path));
  writeFileSync(FILE, `import type { Graph } from 'schema-dts';\nexport const graphs: Graph[] = [${graphs}];\n`);
  const program = ts.createProgram([FILE], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const faults = ts.getPreEmitDiagnostics(program);
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  const kinds = graphs.flatMap((graph) =>
    JSON.parse(graph)['@graph'].map((thing: { '@type': string }) => thing['@type']),
  );
  expect(kinds).toEqual(
    expect.arrayContaining([
      'Person',
      'ProfilePage',
      'CollectionPage',
      'CreativeWork',
      'ContactPage',
      'BreadcrumbList',
    ]),
  );
}, 60_000);
