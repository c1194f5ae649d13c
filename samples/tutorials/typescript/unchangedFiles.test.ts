/// <reference types="vite/types/importMeta.d.ts" />
import {expect, it} from 'vitest';

const files: Record<string, string> = import.meta.glob('./step-*/src/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What the quick start leaves behind. */
const start: Record<string, string> = import.meta.glob(
  '/samples/tutorials/quick-start/step-5/src/*',
  {query: '?raw', import: 'default', eager: true},
);
const page: string = Object.values(
  import.meta.glob<string>('/docs/tutorials/typescript.mdx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)[0]!;

function before(path: string): string | undefined {
  const [, step, name] = /step-(\d+)\/(.+)/.exec(path)!;
  return step === '1'
    ? start[`/samples/tutorials/quick-start/step-5/${name}`]
    : files[`./step-${Number(step) - 1}/${name}`];
}

// Every step is a whole project. What the page does not show in a step must be as it was in the step before.
it.each(Object.keys(files))('%s is shown, or unchanged', (path) => {
  const isShown = page.includes(
    `sample=tutorials/typescript/${path.slice(2)}`,
  );
  if (isShown) expect(files[path]).not.toBe(before(path));
  else expect(files[path]).toBe(before(path));
});
