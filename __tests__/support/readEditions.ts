import { readContent } from '../../src/tools/build/check/content';
import { readEditions } from '../../src/tools/build/check/readEditions';
import { answerWith } from './helper';
import { pictures } from './pictures';

/** Reads the editions of a site from the subfolders `content`, `words` and `work`. */
answerWith(async (folder = '') => {
  const folders = { content: `${folder}/content`, words: `${folder}/words`, public: 'public', work: `${folder}/work` };
  return readEditions(await readContent(folders.content, folders.work), pictures, folders);
});
