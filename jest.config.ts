/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const transform: Config['transform'] = {
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

/** What the build of the fixture `specification` has left. */
const moduleNameMapper = {
  '^virtual:(.*)$': '<rootDir>/.cache/fixtures/specification/.cache/$1.json',
};

const resolver = '<rootDir>/__tests__/support/resolveFixture.cjs';

/**
 * No test knows the owner's content: the content comes from `__tests__/fixtures`, whose sites `npm test` builds first.
 */
const config: Config = {
  projects: [
    {
      displayName: 'unit',
      testEnvironment: 'jsdom',
      globals: { BUILD_DATE: '2026-01-01', THEME_COLOUR: 'black' },
      testMatch: ['<rootDir>/__tests__/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/(browser|commands|server)/'],
      setupFiles: ['<rootDir>/__tests__/support/textEncoder.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/jsdom.ts'],
      moduleNameMapper,
      resolver,
      transform,
      transformIgnorePatterns: ['/node_modules/(?!swiper/)'],
    },
    {
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/server/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/support/phpSetup.mjs',
      resolver,
      transform,
    },
    {
      displayName: 'commands',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/commands/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/support/phpSetup.mjs',
      moduleNameMapper,
      resolver,
      transform,
    },
    {
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/browser/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/support/globalSetup.mjs',
      globalTeardown: '<rootDir>/__tests__/support/globalTeardown.mjs',
      moduleNameMapper,
      resolver,
      transform,
    },
  ],
  // The browser tests wait more than they work.
  maxWorkers: 3,
  testTimeout: 60_000,
};

export default config;
