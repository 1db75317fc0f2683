import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOADER_FLAGS } from '../../src/tools/program';

/** What Node needs to run a module before a program, also in the environment variable `NODE_OPTIONS`. */
export const preload = (module: string) => [...LOADER_FLAGS, '--import', pathToFileURL(path.resolve(module)).href];
