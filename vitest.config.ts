import {defineConfig} from 'vitest/config';

export default defineConfig({
  // As the browser bundle of the site: `import React` is not needed for JSX.
  esbuild: {jsx: 'automatic'},
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'node',
          include: ['{plugins,src,tasks,tests/content,tests/build,bench}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {name: 'samples', environment: 'jsdom', include: ['samples/**/*.test.{ts,tsx}']},
      },
    ],
  },
});
