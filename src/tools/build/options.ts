import { readCommandLine } from '../commandLine';

const { values } = readCommandLine({
  ...(process.argv.includes('--serve')
    ? { name: 'npm start', about: 'serves the site, and rebuilds and reloads it on every change.' }
    : { name: 'npm run build', about: 'writes the site to dist/.' }),
  options: {
    release: { type: 'boolean', about: 'refuses example data and a form without PHP' },
    serve: { type: 'boolean' },
    host: { type: 'boolean', about: 'with `npm start`, also serves the other devices in the network' },
    port: { type: 'string', default: '8080', about: 'with `npm start`, the first port to try' },
    // The folders of another site, which the tests and the doctor build.
    content: { type: 'string', default: 'src/content' },
    words: { type: 'string', default: 'src/words' },
    pages: { type: 'string', default: 'src/pages' },
    assets: { type: 'string', default: 'src/assets' },
    public: { type: 'string', default: 'public' },
    /** The folder in the project for `dist/` and its intermediate files. */
    out: { type: 'string' },
    /** The languages of the site, such as `es,en`. They replace `editions` in `owner.ts`. */
    editions: { type: 'string' },
    draft: { type: 'boolean' },
    /** The file in which the build gives its results to the doctor. The doctor prints the warnings, so the build does not. */
    doctor: { type: 'string' },
  },
});

const cache = '.cache';
const { serve, out } = values;
/**
 * The folder for the intermediate files of one site. A site that is built with `--out` has its own folder. Development has its own
 * folder, too, because `npm start` can run beside a build.
 */
const work = out ?? (serve ? `${cache}/start` : cache);
/** Development builds are incomplete, so they are not written to `dist`. */
const dist = out || serve ? `${work}/dist` : 'dist';

/**
 * The options of this build. `content`, `words`, `pages`, `assets` and `public` are the folders of the site. `cache` is the folder
 * for intermediate files that all sites share. `work` is the folder for the other intermediate files.
 */
export const options = { ...values, cache, work, dist };
