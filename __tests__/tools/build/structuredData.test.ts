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

/** Without its Markdown. */
const SUMMARY = 'Tiendas y paneles de administración para comercios de la región, como este.';

test('the structured data of every page has the types and properties of schema.org, and no others', () => {
  const things = [siteWith({}), siteWith(editions)].flatMap(({ siteMetadata, homeMetadata, otherPages }) => {
    const projects = otherPages.projects.map(({ metadata }) => metadata);
    const pages = [homeMetadata, ...Object.values(otherPages.pageMetadata), ...projects];
    return [siteMetadata.person, ...pages.flatMap((metadata) => metadata?.structuredData ?? [])];
  });
  const module = `import type { Thing } from 'schema-dts';\nexport const things: Thing[] = ${JSON.stringify(things)};\n`;
  writeFileSync(FILE, module);
  // In a process of its own, as what jest loads takes four times as long.
  const { status, stdout } = spawnSync(process.execPath, [COMPILER, ...FLAGS, FILE], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
  const types = ['Person', 'ProfilePage', 'CollectionPage', 'CreativeWork', 'ContactPage', 'BreadcrumbList'];
  expect(things.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(types));
});

test('posts, studies and certificates are the person of the about page, and of no other', () => {
  const { about, ...others } = otherPages.pageMetadata;
  const page = about?.structuredData.find((thing) => thing['@type'] === 'ProfilePage');
  const at = { name: 'Agencia de comercio electrónico', url: 'https://agencia.test/', location: 'Ciudad de Panamá' };
  const post = { '@type': 'OrganizationRole', roleName: 'Desarrollador full stack', startDate: '2023-03' };
  const credential = { name: 'Desarrollo de interfaces accesibles', dateCreated: '2025-05' };
  expect(page?.mainEntity).toMatchObject({
    '@id': 'https://example.com/#person',
    worksFor: [
      { ...post, worksFor: at, description: SUMMARY },
      { startDate: '2021-09', endDate: '2023-02' },
      ...[{}, {}, {}],
      { worksFor: { name: 'Editorial' } },
    ],
    // Not of the institute where the studies are not over.
    alumniOf: [{ alumniOf: { name: 'Universidad estatal' } }, { alumniOf: { name: 'Colegio público' } }],
    award: ['Mejor sitio público'],
    hasCredential: [{ ...credential, recognizedBy: { name: 'Asociación de accesibilidad' } }, {}],
  });
  const [, , , shop] = otherPages.projects;
  expect(JSON.stringify([homeMetadata, others, shop?.metadata])).not.toMatch(/OrganizationRole|Review/);
});
