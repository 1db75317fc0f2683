import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The address of the loader with which Node runs TypeScript. The address is absolute, so programs can start in any folder. */
const LOADER = pathToFileURL(createRequire(path.resolve('package.json')).resolve('tsx')).href;

/** The flags of Node for the project's programs. */
export const LOADER_FLAGS = ['--import', LOADER];

/** Returns the arguments with which Node runs one of the project's programs, such as `build.mjs`. */
export const program = (file: string, ...args: string[]) => [...LOADER_FLAGS, file, ...args];
