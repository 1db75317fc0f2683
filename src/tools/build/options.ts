import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    release: { type: 'boolean' },
    serve: { type: 'boolean' },
    host: { type: 'boolean' },
    service: { type: 'string' },
    content: { type: 'string', default: 'src/content' },
    words: { type: 'string', default: 'src/words' },
    pages: { type: 'string', default: 'src/pages' },
    assets: { type: 'string', default: 'src/assets' },
    public: { type: 'string', default: 'public' },
    out: { type: 'string' },
    draft: { type: 'boolean' },
    /** File for what the doctor says in the build's place. */
    doctor: { type: 'string' },
  },
});

const cache = '.cache';
const { serve, out } = values;
/** What is made for one site: another one, built with `--out`, has its own. */
const work = out ?? cache;
/** Development builds are incomplete: `dist` has none. */
const dist = serve ? `${work}/site` : out ? `${out}/dist` : 'dist';

/**
 * What is built, and where. `content`, `words`, `pages`, `assets` and `public` are the folders of the site; `cache` has what all sites share, `work`
 * what only this one has.
 */
export const options = { ...values, cache, work, dist };
