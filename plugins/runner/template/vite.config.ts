import {defineConfig} from 'vitest/config';

const shared = {
  // The library prints its warnings in development only.
  env: {NODE_ENV: 'development'},
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

export default defineConfig({
  esbuild: {jsx: 'automatic'},
  test: {
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'programs',
          include: ['src/**/*.test.{ts,js}'],
          setupFiles: ['testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'components',
          include: ['src/**/*.test.{tsx,jsx}'],
          environment: './testing/sharedJsdom.ts',
          server: {deps: {inline: [/@reduxjs\/toolkit/]}},
          setupFiles: ['testing/setup.ts', 'testing/setupDom.ts'],
        },
      },
    ],
  },
});
