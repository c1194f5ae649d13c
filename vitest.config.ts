import {defineConfig} from 'vitest/config';

const samples = {
  // As a reader runs them; vitest's own `test` would hide what the library prints in development only.
  env: {NODE_ENV: 'development'},
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
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
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
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
          setupFiles: ['samples/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...samples,
          name: 'samples-dom',
          include: ['samples/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['samples/testing/setup.ts', 'samples/testing/setupDom.ts'],
        },
      },
    ],
  },
});
