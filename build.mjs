import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { startDevServer } from './src/server/devServer.mjs';
import { buildPictures } from './src/static/pictures.mjs';
import { subsetFonts } from './src/static/subsetFonts.mjs';

const DIST = 'dist';
const CACHE = '.cache';

const fonts = subsetFonts(CACHE);

/** @type {esbuild.BuildOptions} */
const shared = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  alias: { 'virtual:pictures': `./${CACHE}/pictures.json` },
  plugins: [fonts.plugin],
  logLevel: 'warning',
};

async function build() {
  const started = Date.now();
  await mkdir(CACHE, { recursive: true });
  const pictures = await buildPictures('src/assets', CACHE);
  await writeFile(path.join(CACHE, 'pictures.json'), JSON.stringify(pictures.manifest));

  const browser = await esbuild.build({
    ...shared,
    entryPoints: { main: 'src/main.tsx' },
    outdir: DIST,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    splitting: true,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    metafile: true,
    write: false,
  });
  const entry = Object.entries(browser.metafile.outputs).find(([, output]) => output.entryPoint === 'src/main.tsx');
  if (!entry) throw new Error('The bundle has no entry point.');

  await esbuild.build({
    ...shared,
    entryPoints: ['src/static/index.ts'],
    outfile: path.join(CACHE, 'static.mjs'),
    platform: 'node',
    packages: 'external',
  });
  const { staticFiles } = await import(`${pathToFileURL(path.join(CACHE, 'static.mjs'))}?${Date.now()}`);
  const files = await staticFiles(path.relative(DIST, entry[0]));

  // Written beside `dist` and put in its place when it is whole, so that what is served is never half a site.
  const next = path.join(CACHE, 'dist');
  await rm(next, { recursive: true, force: true });
  await mkdir(path.join(next, 'assets'), { recursive: true });
  for (const { path: file, contents } of browser.outputFiles) {
    await writeFile(path.join(next, path.relative(DIST, file)), contents);
  }
  for (const [from, to] of [...pictures.files, ...fonts.files]) await cp(from, path.join(next, to));
  for (const [file, contents] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(next, file)), { recursive: true });
    await writeFile(path.join(next, file), contents);
  }
  await cp('public', next, { recursive: true });
  await rm(DIST, { recursive: true, force: true });
  await rename(next, DIST);
  console.log(`Built ${DIST}/ in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

if (process.argv.includes('--serve')) await startDevServer({ build, root: DIST, watched: ['src', 'public'] });
else await build();
