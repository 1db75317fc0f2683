import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    release: { type: 'boolean' },
    serve: { type: 'boolean' },
    host: { type: 'boolean' },
    service: { type: 'string' },
    'service-origin': { type: 'string' },
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
const { serve, service, out } = values;
/** What is made for one site: another one, built with `--out`, has its own. */
const work = out ?? cache;
/** Development builds are incomplete, and others than the owner's form service are only for trying: `dist` has neither. */
const dist = serve ? `${work}/site` : service ? `${work}/preview` : out ? `${out}/dist` : 'dist';

/**
 * What is built, and where. `content`, `words`, `pages`, `assets` and `public` are the folders of the site; `cache` has what all sites share, `work`
 * what only this one has.
 */
export const options = { ...values, cache, work, dist };
