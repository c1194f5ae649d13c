/// <reference types="vite/types/importMeta.d.ts" />
import {expect, it} from 'vitest';

const files: Record<string, string> = import.meta.glob('./step-*/**/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const page: string = Object.values(
  import.meta.glob<string>('/docs/tutorials/rtk-query.mdx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)[0]!;

// Every step is a whole project. What the page does not show in a step must be as it was in the step before.
it.each(Object.keys(files))('%s is shown, or unchanged', (path) => {
  const isShown = page.includes(
    `sample=tutorials/rtk-query/${path.slice(2)}`,
  );
  const before = path.replace(
    /step-(\d+)/,
    (_, step) => `step-${Number(step) - 1}`,
  );
  if (isShown) expect(files[path]).not.toBe(files[before]);
  else expect(files[path]).toBe(files[before]);
});

it('installs the version of msw that the steps are tested with', () => {
  const [manifest] = Object.values(
    import.meta.glob<string>('/node_modules/msw/package.json', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  );
  const {version} = JSON.parse(manifest!) as {version: string};
  expect(page).toContain(`msw@${version.split('.')[0]}\n`);
});
