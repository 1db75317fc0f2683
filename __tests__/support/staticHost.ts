import { createStaticServer, listen } from '../../src/tools/server/staticServer';

/** `staticHost.ts <folder> <base>` serves a folder below a path and prints its address, until it is ended. */
const [root = '', base = '/'] = process.argv.slice(2);
console.log(`http://localhost:${await listen(createStaticServer({ root, base }), 0)}${base}`);
