import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { folderOf } from '../../../src/site/paths';
import { sitePages } from '../../../src/site/sitePages';
import { SITE, siteOf } from '../../support/sites';

const FILE = path.resolve('.cache/structuredData.ts');

/** The JSON-LD of a built page. */
function structuredDataOf(page: string, site = SITE): string {
  const html = readFileSync(path.join(site, folderOf(page), 'index.html'), 'utf8');
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  return head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
}

test('the structured data of every page has the types and properties of schema.org, and no others', () => {
  const sites = [SITE, siteOf('career')];
  const graphs = sites.flatMap((site) => sitePages.map(({ path }) => structuredDataOf(path, site)));
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

test('posts, studies and certificates are the person of the about page, and of no other', () => {
  const { '@graph': graph } = JSON.parse(structuredDataOf('/about', siteOf('career')));
  const { mainEntity } = graph.find((thing: { '@type': string }) => thing['@type'] === 'ProfilePage');
  expect(mainEntity).toMatchObject({ '@type': 'Person', '@id': 'https://example.com/#person' });
  expect(mainEntity.worksFor).toHaveLength(5);
  expect(mainEntity.worksFor[0]).toEqual({
    '@type': 'OrganizationRole',
    roleName: 'Desarrollador full stack',
    startDate: '2023-03',
    description: 'Tiendas y paneles de administración para comercios de la región.',
    worksFor: {
      '@type': 'Organization',
      name: 'Agencia de comercio electrónico',
      url: 'https://agencia.test/',
      location: 'Ciudad de Panamá',
    },
  });
  expect(mainEntity.worksFor[1]).toMatchObject({ startDate: '2021-09', endDate: '2023-02' });
  // Not of the institute where the studies are not over.
  const institutions = mainEntity.alumniOf.map(({ alumniOf }: { alumniOf: { name: string } }) => alumniOf.name);
  expect(institutions).toEqual(['Universidad estatal', 'Colegio público']);
  expect(mainEntity.hasCredential[0]).toEqual({
    '@type': 'EducationalOccupationalCredential',
    name: 'Desarrollo de interfaces accesibles',
    url: 'https://certificados.test/1',
    dateCreated: '2025-05',
    recognizedBy: { '@type': 'Organization', name: 'Asociación de accesibilidad' },
  });
  expect(structuredDataOf('/', siteOf('career'))).not.toContain('OrganizationRole');
  expect(structuredDataOf('/projects/4', siteOf('career'))).not.toContain('Review');
});
