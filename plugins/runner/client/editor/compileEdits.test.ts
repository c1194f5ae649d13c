import {expect, test} from 'vitest';
import type {RunData} from '../../protocol';
import {compileEdits} from './compileEdits';

const data: RunData = {
  entry: 'page/app.ts',
  modules: {'page/app.ts': 'old', 'page/store.ts': 'store'},
  links: {'page/app.ts': {'./store': 'page/store.ts'}, 'page/store.ts': {}},
  packages: ['redux'],
  files: ['page/app.ts'],
  page: 'page.0123456789ab',
};

const edit = (text: string, language: 'ts' | 'js' = 'ts') =>
  compileEdits(data, {
    texts: new Map([['page/app.ts', text]]),
    nameOf: (path) => (language === 'js' ? path.replace('.ts', '.js') : path),
  });

test('an edit is compiled, and what it imports is found', () => {
  const result = edit(
    "import {z} from 'zod';\nimport {store} from './store';\nconst late = () => import('./store');\nz; store; late;\n",
  );
  expect(result).toMatchObject({
    edited: true,
    packages: ['redux', 'zod'],
    links: {'page/app.ts': {'./store': 'page/store.ts'}, 'page/store.ts': {}},
  });
  const {modules} = result as RunData;
  expect(modules['page/store.ts']).toBe('store');
  expect(modules['page/app.ts']).toContain("require('zod')");
});

test.each([
  ['const a = 1;\nconst b = ;\n', 2, 'Unexpected token'],
  ['call(\n', 1, 'Unexpected token'],
  ["const a = 1;\nimport {b} from './gone';\nb;\n", 2, 'No file of this sample is ./gone.'],
  [
    "\nimport pad from 'left-pad';\npad;\n",
    2,
    expect.stringContaining('The package left-pad is not available here') as string,
  ],
])('a mistake has its line: %s', (text, line, message) => {
  expect(edit(text)).toEqual({place: {file: 'page/app.ts', line}, message});
});

test('JavaScript is compiled as such', () => {
  expect(edit('export const a = 1;\n', 'js')).toMatchObject({edited: true});
});
