import {defineConfig} from 'vitest/config';

/**
 * The files of a project share their processes and the modules loaded there, which saves most of the time of a run. So a
 * test leaves nothing behind: spies, stubs and fake timers are undone after each.
 */
const shared = {
  pool: 'forks' as const,
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  setupFiles: ['tests/leaveNothing.ts'],
};

/** Test files that need a process of their own, each for its reason. */
const alone = [
  // Puts a browser extension where the library looks for one while it is loaded.
  'samples/api/configureStore/devTools.test.ts',
  // Switch plugins of Immer on, which cannot be switched off.
  'samples/usage/immer-reducers/rules.test.ts',
  'samples/usage/immer-reducers/largeChoir.test.ts',
  'samples/usage/immer-reducers/plugins.test.ts',
];

/** The same for test files that need a document. */
const aloneInDom = [
  // Count the listeners on the window, of which the library keeps one set for all stores.
  'samples/rtk-query/api/ApiProvider/ApiProvider.test.tsx',
  'samples/rtk-query/api/setupListeners/window.test.tsx',
  // Compare libraries, some of which keep one cache for all components, and listeners on the window.
  'samples/rtk-query/comparison/*.test.tsx',
];

const samples = {
  ...shared,
  // As a reader runs them; vitest's own `test` would hide what the library prints in development only.
  env: {NODE_ENV: 'development'},
};

/** `npx vitest run --project samples-dom` runs one of them. */
export default defineConfig({
  // As the browser bundle of the site: `import React` is not needed for JSX.
  esbuild: {jsx: 'automatic'},
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    // A missing snapshot fails here as it fails in CI; `-u` writes it.
    update: 'none',
    silent: 'passed-only',
    // No test is about time, and the machine may be busy.
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'site',
          environment: 'node',
          include: ['{plugins,src,tasks,tests/content,tests/builds,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/__fixtures__/**'],
        },
      },
      {
        extends: true,
        test: {
          ...samples,
          name: 'samples',
          include: ['samples/**/*.test.ts'],
          exclude: alone,
          setupFiles: ['tests/leaveNothing.ts', 'samples/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...samples,
          name: 'samples-alone',
          include: alone,
          isolate: true,
          setupFiles: ['samples/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...samples,
          name: 'samples-dom',
          include: ['samples/**/*.test.tsx'],
          exclude: aloneInDom,
          environment: './samples/testing/sharedJsdom.ts',
          // Loaded again for each file: it remembers whether it listens to the window.
          server: {deps: {inline: [/@reduxjs\/toolkit/]}},
          setupFiles: ['tests/leaveNothing.ts', 'samples/testing/setup.ts', 'samples/testing/setupDom.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...samples,
          name: 'samples-dom-alone',
          include: aloneInDom,
          environment: 'jsdom',
          isolate: true,
          setupFiles: ['samples/testing/setup.ts', 'samples/testing/setupDom.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
        },
      },
    ],
  },
});
