import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { editions } from '../../sites/editions';
import { siteWith } from '../../support/reference';

const FILE = path.resolve('.cache/structuredData.ts');
const COMPILER = createRequire(path.resolve('package.json')).resolve('typescript/bin/tsc');
const FLAGS = '--ignoreConfig --strict --noEmit --skipLibCheck --module esnext --moduleResolution bundler'.split(' ');

const { homeMetadata, otherPages } = siteWith(editions);

test('the structured data of every page has only types and properties of schema.org', () => {
  const things = [siteWith({}), siteWith(editions)].flatMap(({ siteMetadata, homeMetadata, otherPages }) => {
    const projects = otherPages.projects.map(({ metadata }) => metadata);
    const pages = [homeMetadata, ...Object.values(otherPages.pageMetadata), ...projects];
    return [siteMetadata.person, ...pages.flatMap((metadata) => metadata?.structuredData ?? [])];
  });
  const module = `import type { Thing } from 'schema-dts';\nexport const things: Thing[] = ${JSON.stringify(things)};\n`;
  writeFileSync(FILE, module);
  // Inside jest, the compiler would take four times as long.
  const { status, stdout } = spawnSync(process.execPath, [COMPILER, ...FLAGS, FILE], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
  const types = ['Person', 'ProfilePage', 'CollectionPage', 'CreativeWork', 'ContactPage', 'BreadcrumbList'];
  expect(things.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(types));
});

test('only the about page has the posts, the finished studies, the awards and the certificates of the person', () => {
  const { about, ...others } = otherPages.pageMetadata;
  const page = about?.structuredData.find((thing) => thing['@type'] === 'ProfilePage');
  const shop = { name: 'Agencia de comercio electrónico', url: 'https://agencia.test/' };
  expect(page?.mainEntity).toMatchObject({
    '@id': 'https://example.com/#person',
    worksFor: [{ '@type': 'OrganizationRole', startDate: '2023-03', worksFor: shop }, {}, {}, {}, {}, {}],
    // The studies at the institute are not over.
    alumniOf: [{ alumniOf: { name: 'Universidad estatal' } }, { alumniOf: { name: 'Colegio público' } }],
    award: ['Mejor sitio público'],
    hasCredential: [{ recognizedBy: { name: 'Asociación de accesibilidad' } }, {}],
  });
  expect(JSON.stringify([homeMetadata, others, otherPages.projects])).not.toMatch(/OrganizationRole|Review/);
});
