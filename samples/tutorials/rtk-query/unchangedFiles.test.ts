/// <reference types="vite/types/importMeta.d.ts" />
import {describe, expect, it} from 'vitest';

const files: Record<string, string> = import.meta.glob(
  './step-*/*.{ts,tsx}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** A file without the marks that say what a step added. */
const plain = (path: string) =>
  files[path]
    ?.replace(/[ \t]*(\{\/\*|\/\/) \[!code .*?\]( \*\/\})?(?=\n)/g, '')
    .replace(/^\/\/ #.*\n/gm, '')
    .replace(/\n+/g, '\n');

// What a step's text asks the reader to write; every other file must be the one of the step before.
const written: Record<number, string[]> = {
  2: ['lighthouseApi.ts', 'main.tsx'],
  3: ['store.ts', 'showCache.ts', 'main.tsx'],
  4: ['LightList.tsx', 'App.tsx', 'main.tsx'],
  5: [
    'lighthouseApi.ts',
    'LightList.tsx',
    'SightingCount.tsx',
    'SightingList.tsx',
    'App.tsx',
  ],
  6: ['lighthouseApi.ts', 'SightingForm.tsx', 'App.tsx'],
  7: ['lighthouseApi.ts', 'store.ts', 'mainWithApiProvider.tsx'],
};

describe.each(Object.entries(written))('step %s', (step, names) => {
  const now = Object.keys(files).filter(
    (path) =>
      path.startsWith(`./step-${step}/`) && !path.includes('.test.'),
  );

  it.each(now)('has what the text says: %s', (path) => {
    const before = plain(
      path.replace(`step-${step}`, `step-${Number(step) - 1}`),
    );
    if (names.some((name) => path.endsWith(`/${name}`)))
      expect(plain(path)).not.toBe(before);
    else expect(plain(path)).toBe(before);
  });
});
