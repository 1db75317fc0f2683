/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const facts = ['words', 'schema', 'paths', 'a package'];
const parts = [...facts, 'theme', 'hooks', 'components'];
const blocks = [...parts, '#site', 'site', 'content/schema', 'navigation', 'carousels', 'gallery', 'contact'];
const pages = [...blocks, 'content', 'layout', 'sections', 'pages'];

/** The folders from which each folder of `src` can import. Folders that an owner adds are not checked. */
const MAY_IMPORT: Record<string, string[]> = {
  words: [],
  schema: ['a package'],
  paths: [],
  'content/schema': ['schema', 'words', 'a package'],
  content: ['content/schema'],
  site: [...facts, 'content/schema'],
  theme: ['#site', 'a package'],
  hooks: parts,
  components: parts,
  navigation: blocks,
  carousels: blocks,
  gallery: blocks,
  contact: blocks,
  layout: blocks,
  sections: [...blocks, 'content'],
  pages,
  boot: [...pages, 'app'],
  app: [...pages, 'boot'],
  tools: [...pages, 'app', 'boot'],
};

const rooms = new Set(Object.entries(MAY_IMPORT).flat(2));

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(tsx?|js)$/.test(file));

const files = filesIn('src');

const IMPORT = /^(?:import|export)( type)?\b[^'";]* from '([^']+)'|\bimport\('([^']+)'\)/gm;

/**
 * The modules that a file imports: paths without extension, `#site` and packages. `isNeeded` is false for types and for `import()`,
 * which cause no circular import.
 */
function importsOf(file: string) {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, isType, needed, name = needed ?? '']) => {
    const module = name.startsWith('.') ? path.posix.join(file, '..', name) : name.replace(/^#pages/, 'src/pages');
    return { module, isNeeded: needed !== undefined && !isType };
  });
}

/** The folder of a module in `src`. */
function roomOf(module: string) {
  if (module.startsWith('#site')) return '#site';
  const [, room = 'a package'] = module.match(/^src\/(content\/schema\b|\w+)/) ?? [];
  return room;
}

test('each folder imports only from the folders below it', () => {
  const wrong = files.flatMap((file) => {
    const room = roomOf(file);
    const isAllowed = (other: string) => !rooms.has(other) || other === room || MAY_IMPORT[room]?.includes(other);
    const modules = rooms.has(room) ? importsOf(file).map(({ module }) => module) : [];
    return modules.filter((module) => !isAllowed(roomOf(module))).map((module) => `${file} imports ${module}`);
  });
  expect(wrong).toEqual([]);
});

test('there are no circular imports', () => {
  const done = new Set<string>();
  const circleAt = (file: string, trail: string[]): string[] => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return [];
    done.add(file);
    const needed = importsOf(file).flatMap(({ module, isNeeded }) =>
      files.filter((other) => isNeeded && other.replace(/\.\w+$/, '') === module),
    );
    return needed.flatMap((next) => circleAt(next, [...trail, file]));
  };
  expect(files.flatMap((file) => circleAt(file, []))).toEqual([]);
});

test('no test imports the owner’s content', () => {
  const known = filesIn('__tests__').flatMap((file) =>
    importsOf(file).flatMap(({ module }) => (roomOf(module) === 'content' ? `${file} imports ${module}` : [])),
  );
  expect(known).toEqual([]);
});
