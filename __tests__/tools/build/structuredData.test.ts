import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { folderOf } from '../../../src/paths';
import { parseHtml } from '../../../src/tools/build/pages/parseHtml';
import { listedPaths } from '../../support/reference';
import { SITE, siteOf } from '../../support/sites';

const FILE = path.resolve('.cache/structuredData.ts');
const COMPILER = createRequire(path.resolve('package.json')).resolve('typescript/bin/tsc');
const FLAGS = '--ignoreConfig --strict --noEmit --skipLibCheck --module esnext --moduleResolution bundler'.split(' ');

/** The JSON-LD of a built page. */
function structuredDataOf(page: string, site = SITE): string {
  const html = readFileSync(path.join(site, folderOf(page), 'index.html'), 'utf8');
  return parseHtml(html)('script[type="application/ld+json"]').text();
}

/** A thing without its texts. */
function kindOf(thing: object): string {
  return JSON.stringify(thing, (key, value) => (typeof value === 'string' && key !== '@type' ? '' : value));
}

test('the structured data of every page has the types and properties of schema.org, and no others', () => {
  const sites = [SITE, siteOf('editions')];
  const all: { '@type': string }[] = sites.flatMap((site) =>
    listedPaths.flatMap((path) => JSON.parse(structuredDataOf(path, site))['@graph']),
  );
  // Of those that differ in their texts alone, one.
  const things = [...new Map(all.map((thing) => [kindOf(thing), thing])).values()];
  writeFileSync(
    FILE,
    `import type { Thing } from 'schema-dts';\nexport const things: Thing[] = ${JSON.stringify(things)};\n`,
  );
  // In a process of its own, as what jest loads takes four times as long.
  const { status, stdout } = spawnSync(process.execPath, [COMPILER, ...FLAGS, FILE], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
  expect(things.map((thing) => thing['@type'])).toEqual(
    expect.arrayContaining([
      'Person',
      'ProfilePage',
      'CollectionPage',
      'CreativeWork',
      'ContactPage',
      'BreadcrumbList',
    ]),
  );
});

test('posts, studies and certificates are the person of the about page, and of no other', () => {
  const { '@graph': graph } = JSON.parse(structuredDataOf('/about', siteOf('editions')));
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
  expect(structuredDataOf('/', siteOf('editions'))).not.toContain('OrganizationRole');
  expect(structuredDataOf('/projects/4', siteOf('editions'))).not.toContain('Review');
});
