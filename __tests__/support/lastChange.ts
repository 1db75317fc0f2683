import { tmpdir } from 'node:os';
import { lastChange } from '../../src/tools/build/files/lastChange';
import { answerWith } from './helper';

process.env.GIT_CEILING_DIRECTORIES = tmpdir();

/** The date of the last change of the content in a project's folder. */
answerWith(async (project = '.') => {
  process.chdir(project);
  return lastChange('content');
});
