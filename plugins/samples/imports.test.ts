import {expect, test} from 'vitest';
import {importsOf, packageOf, reach, resolveImport} from './imports';

test('importsOf finds every kind of import', () => {
  const text = `import a from './a'; import type {B} from './b'; export * from './c'; const d = import('./d'); // import './e'`;
  expect(importsOf(text)).toEqual(['./a', './b', './c', './d']);
});

test('packageOf knows scopes and subpaths', () => {
  expect(['react', 'react-redux/x', '@reduxjs/toolkit/query/react'].map(packageOf)).toEqual([
    'react',
    'react-redux',
    '@reduxjs/toolkit',
  ]);
});

test('resolveImport tries the endings a bundler tries', () => {
  const files = new Map(['p/a.ts', 'p/b.tsx', 'p/c/index.ts', 'p/d.json'].map((file) => [file, '']));
  const found = ['./a', './b', './c', './d.json', './a.js', './nothing'].map((s) =>
    resolveImport('p/x.ts', s, files),
  );
  expect(found).toEqual(['p/a.ts', 'p/b.tsx', 'p/c/index.ts', 'p/d.json', 'p/a.ts', undefined]);
});

test('reach follows imports, also in a circle', () => {
  const files = new Map([
    ['p/a.ts', "import './b'"],
    ['p/b.ts', "import './a'"],
    ['p/c.ts', "import './a'"],
  ]);
  expect([...reach(['p/a.ts'], files)]).toEqual(['p/a.ts', 'p/b.ts']);
});
