import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The loader with which Node runs TypeScript, wherever the program is started. */
const LOADER = pathToFileURL(createRequire(path.resolve('package.json')).resolve('tsx')).href;

/** What Node needs before the name of one of the project's programs. */
export const LOADER_FLAGS = ['--import', LOADER];

/** The arguments with which Node runs one of the project's programs, such as `build.mjs`. */
export const program = (file: string, ...args: string[]) => [...LOADER_FLAGS, file, ...args];
