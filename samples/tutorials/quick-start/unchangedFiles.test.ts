/// <reference types="vite/types/importMeta.d.ts" />
import {expect, it} from 'vitest';

const files: Record<string, string> = import.meta.glob('./step-*/**/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const page: string = Object.values(
  import.meta.glob<string>('/docs/tutorials/quick-start.mdx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)[0]!;

// Every step is a whole project. What the page does not show in a step must be as it was in the step before.
it.each(Object.keys(files))('%s is shown, or unchanged', (path) => {
  const isShown = page.includes(
    `sample=tutorials/quick-start/${path.slice(2)}\n`,
  );
  const before = path.replace(
    /step-(\d+)/,
    (_, step) => `step-${Number(step) - 1}`,
  );
  if (isShown) expect(files[path]).not.toBe(files[before]);
  else expect(files[path]).toBe(files[before]);
});
