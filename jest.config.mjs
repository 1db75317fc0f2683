/** @type {import('jest').Config['transform']} */
const transform = {
  '\\.(m?js|tsx?)$': [
    'ts-jest',
    // Types are checked by `npm run check`.
    {
      diagnostics: false,
      tsconfig: {
        target: 'ES2022',
        module: 'CommonJS',
        jsx: 'react-jsx',
        esModuleInterop: true,
        allowJs: true,
        isolatedModules: true,
        rootDir: '.',
      },
    },
  ],
};

/** What the build fills in for constants. */
const globals = {
  BUILD_DATE: '2026-01-01',
  THEME_COLOUR: 'black',
  KNOWN_LANGUAGES: '',
};

/** The site of the tests, and what its build has left. */
const moduleNameMapper = {
  '^#content/(?!schema)(.*)$': '<rootDir>/__tests__/sites/reference/content/$1',
  '^#pages/(.*)$': '<rootDir>/__tests__/sites/reference/pages/$1',
  '^virtual:(.*)$': '<rootDir>/.cache/sites/reference/$1.json',
};

/**
 * No test knows the owner's content: the content comes from `__tests__/sites/reference`, whose site `npm test` builds first.
 * Patterns do without `<rootDir>`: the characters of a folder's name, as in `site (1)`, would be read as a pattern too.
 *
 * @type {import('jest').Config}
 */
const config = {
  projects: [
    {
      displayName: 'unit',
      testEnvironment: 'jsdom',
      globals,
      testMatch: ['**/__tests__/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', '/__tests__/(browser|commands|engines|server|tools/build)/'],
      setupFiles: ['<rootDir>/__tests__/support/textEncoder.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/jsdom.ts'],
      moduleNameMapper,
      transform,
      // pnpm has packages at `node_modules/.pnpm/<name>@<version>/node_modules/<name>`.
      transformIgnorePatterns: ['/node_modules/(?!(.*/)?swiper/)'],
    },
    {
      displayName: 'build',
      testEnvironment: 'node',
      globals,
      testMatch: ['**/__tests__/tools/build/*.test.ts'],
      moduleNameMapper,
      transform,
    },
    {
      displayName: 'server',
      testEnvironment: 'node',
      globals,
      testMatch: ['**/__tests__/server/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/support/phpSetup.ts',
      moduleNameMapper,
      transform,
    },
    {
      displayName: 'commands',
      testEnvironment: 'node',
      globals,
      testMatch: ['**/__tests__/commands/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/support/phpSetup.ts',
      moduleNameMapper,
      transform,
    },
    {
      displayName: 'browser',
      testEnvironment: 'node',
      globals,
      testMatch: ['**/__tests__/browser/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/support/globalSetup.ts',
      globalTeardown: '<rootDir>/__tests__/support/globalTeardown.ts',
      moduleNameMapper,
      transform,
    },
  ],
  // The browser tests wait more than they work.
  maxWorkers: 3,
  // A busy machine takes its time; what never comes ends sooner, with the wait for it.
  testTimeout: 400_000,
  // Milliseconds in which a worker ends by itself.
  workerGracefulExitTimeout: 10_000,
};

export default config;
