/**
 * Runs `npm start`. A child process builds and serves the site. This process watches the files and sends a message to the child
 * after each change. After a change of code that Node has loaded, this process starts the child again.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { messageOf } from '../build/check/contentError';
import { options } from '../build/options';
import { LOADER_FLAGS } from '../program';

const PROGRAM = 'build.mjs';
const WATCHED = ['src', options.content, options.pages, options.assets, options.public];
/** Milliseconds in which an editor writes all files that it saves together. */
const TIME_TO_SAVE = 100;

let port: number | undefined;
let loaded = await loadedFiles();
let server = start();
let timer: NodeJS.Timeout | undefined;
let updating = Promise.resolve();
const changed = new Set<string>();
const watchers: FSWatcher[] = [];
watchFolders();

function start() {
  const samePort = port ? [`--port=${port}`] : [];
  const child = fork(PROGRAM, [...process.argv.slice(2), ...samePort], { execArgv: LOADER_FLAGS });
  child.on('message', (usedPort) => {
    port = Number(usedPort);
  });
  child.on('exit', (status) => {
    // A child that ends before it sends its port cannot start, such as with a wrong option. After a later failure, the next change
    // starts a new child.
    if (!port) process.exit(status ?? 1);
  });
  return child;
}

/** Returns the project's files that Node loads. Rejects if a file is not valid code. */
async function loadedFiles() {
  const { metafile } = await esbuild.build({
    entryPoints: [PROGRAM],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  return new Set(Object.keys(metafile.inputs).map(path.normalize));
}

/** Watches each folder separately. On Linux, `recursive` loses a file after another file has replaced it. */
function watchFolders() {
  for (const watcher of watchers.splice(0)) watcher.close();
  const folders = new Set(WATCHED.filter((folder) => existsSync(folder)).flatMap(foldersIn));
  for (const folder of folders) watchers.push(watch(folder, (_, name) => note(path.join(folder, name ?? ''))));
  watchers.push(watch(PROGRAM, () => note(PROGRAM)));
}

/** Returns a folder and all folders in it. */
function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return [folder, ...folders.map(({ parentPath, name }) => path.join(parentPath, name))];
}

function note(file: string) {
  changed.add(file);
  clearTimeout(timer);
  timer = setTimeout(() => {
    watchFolders();
    updating = updating.then(update);
  }, TIME_TO_SAVE);
}

async function update() {
  const isLoaded = [...changed].some((file) => loaded.has(file));
  changed.clear();
  if (server.connected && !isLoaded) {
    server.send('changed');
    return;
  }
  try {
    loaded = await loadedFiles();
  } catch (error) {
    console.error(messageOf(error));
    return;
  }
  if (server.connected) {
    server.disconnect();
    await once(server, 'exit');
  }
  server = start();
}
