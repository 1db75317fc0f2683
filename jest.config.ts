/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Packages that are no CommonJS. pnpm has them at `node_modules/.pnpm/<name>@<version>/node_modules/<name>`. */
const MODULES = [
  ...['swiper', 'mdast-util-[\\w-]+', 'micromark[\\w-]*', 'unist-util-[\\w-]+'],
  ...['decode-named-character-reference', 'character-entities', 'd3-\\w+', 'internmap'],
].join('|');

const shared = {
  testEnvironment: 'node',
  transformIgnorePatterns: [`/node_modules/(?!(.*/)?(${MODULES})/)`],
  /** The site of the tests, which no build makes for them. */
  moduleNameMapper: {
    '^#site$': '<rootDir>/__tests__/support/site.ts',
    '^#site/otherPages$': '<rootDir>/__tests__/support/otherPages.ts',
    '^(\\.\\./)+content/(?!schema)(\\w+)$': '<rootDir>/__tests__/sites/reference/content/$2',
    '^#pages/(.*)$': '<rootDir>/__tests__/sites/reference/pages/$1',
    '^virtual:(fonts|pictures)$': '<rootDir>/__tests__/support/$1.ts',
  },
  transform: { '\\.(m?js|tsx?)$': '<rootDir>/__tests__/support/transform.cjs' },
} satisfies Config;

/** Tests in a folder that need no DOM. */
const project = (displayName: string, folder = displayName) => ({
  ...shared,
  displayName,
  testMatch: [`**/__tests__/${folder}/*.test.ts`],
});

/**
 * No test knows the owner's content: the content comes from `__tests__/sites/reference`, whose site `npm test` builds first.
 * Patterns do without `<rootDir>`: the characters of a folder's name, as in `site (1)`, would be read as a pattern too.
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
  // A busy machine takes its time; what never comes ends sooner, with the wait for it.
  testTimeout: 400_000,
  // Without this, two cores would have one worker.
  maxWorkers: '100%',
  // Milliseconds in which a worker ends by itself.
  workerGracefulExitTimeout: 10_000,
};

export default config;
