import {defineConfig} from 'vitest/config';

const samples = {
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

/** `npx vitest run --project samples-dom` runs one of them. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{plugins,src,tests/content}/**/*.test.{ts,tsx}'],
          exclude: ['**/__fixtures__/**'],
        },
      },
      {
        test: {
          ...samples,
          name: 'samples',
          include: ['samples/**/*.test.ts'],
          setupFiles: ['samples/testing/setup.ts'],
        },
      },
      {
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
