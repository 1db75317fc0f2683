/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/**
 * Packages that are ES modules, so jest must compile them. pnpm installs them as
 * `node_modules/.pnpm/<name>@<version>/node_modules/<name>`.
 */
const MODULES = [
  ...['swiper', 'mdast-util-[\\w-]+', 'micromark[\\w-]*', 'unist-util-[\\w-]+'],
  ...['decode-named-character-reference', 'character-entities', 'd3-\\w+', 'internmap'],
].join('|');

const shared = {
  testEnvironment: 'node',
  transformIgnorePatterns: [`/node_modules/(?!(.*/)?(${MODULES})/)`],
  /** Tests import the content and the data of the reference site instead of the owner's. */
  moduleNameMapper: {
    '^#site$': '<rootDir>/__tests__/support/site.ts',
    '^#site/otherPages$': '<rootDir>/__tests__/support/otherPages.ts',
    '^(\\.\\./)+content/(?!schema)(\\w+)$': '<rootDir>/__tests__/sites/reference/content/$2',
    '^#pages/(.*)$': '<rootDir>/__tests__/sites/reference/pages/$1',
    '^virtual:(fonts|pictures)$': '<rootDir>/__tests__/support/$1.ts',
  },
  transform: { '\\.(m?js|tsx?)$': '<rootDir>/__tests__/support/transform.cjs' },
} satisfies Config;

/** Returns the settings for the tests of a folder, which need no DOM. */
const project = (displayName: string, folder = displayName) => ({
  ...shared,
  displayName,
  testMatch: [`**/__tests__/${folder}/*.test.ts`],
});

/**
 * Tests use the content in `__tests__/sites/reference`, not the owner's content. `npm test` builds the site of this content first.
 * No pattern contains `<rootDir>`: jest would read the characters of the folder's name, as in `site (1)`, as a part of the pattern.
 */
const config: Config = {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['**/__tests__/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', '/__tests__/(browser|commands|engines|server|tools/build)/'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/jsdom.ts'],
    },
    project('build', 'tools/build'),
    project('server'),
    project('commands'),
  ],
  // A test can take long on a busy machine. A test that waits in vain fails earlier, by the time limit of the wait.
  testTimeout: 400_000,
  // By default, jest would start only one worker on two cores.
  maxWorkers: '100%',
  // Milliseconds that a worker has to end by itself, before jest ends the worker.
  workerGracefulExitTimeout: 10_000,
};

export default config;
