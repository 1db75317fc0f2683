import { readCommandLine } from '../commandLine';

const { values } = readCommandLine({
  ...(process.argv.includes('--serve')
    ? { name: 'npm start', about: 'shows the site, rebuilds and reloads it on every change.' }
    : { name: 'npm run build', about: 'writes the site to dist/.' }),
  options: {
    release: { type: 'boolean', about: 'refuses example data and a form without PHP' },
    serve: { type: 'boolean' },
    host: { type: 'boolean', about: 'with `npm start`, serves the other devices of the network, too' },
    port: { type: 'string', default: '8080', about: 'with `npm start`, the first port to try' },
    // Another site: of the tests, and of the doctor.
    content: { type: 'string', default: 'src/content' },
    words: { type: 'string', default: 'src/words' },
    pages: { type: 'string', default: 'src/pages' },
    assets: { type: 'string', default: 'src/assets' },
    public: { type: 'string', default: 'public' },
    /** The folder in the project that gets `dist/` and what it is made from. */
    out: { type: 'string' },
    /** The languages in the place of those in `owner.ts`, such as `es,en`. */
    editions: { type: 'string' },
    draft: { type: 'boolean' },
    /** File for what the doctor says in the build's place. */
    doctor: { type: 'string' },
  },
});

const cache = '.cache';
const { serve, out } = values;
/** What is made for one site: another one, built with `--out`, has its own, as has development, which runs beside builds. */
const work = out ?? (serve ? `${cache}/start` : cache);
/** Development builds are incomplete: `dist` has none. */
const dist = out || serve ? `${work}/dist` : 'dist';

/**
 * What is built, and where. `content`, `words`, `pages`, `assets` and `public` are the folders of the site; `cache` has what all sites share, `work`
 * what only this one has.
 */
export const options = { ...values, cache, work, dist };
