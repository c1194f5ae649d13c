import {expect, test} from 'vitest';
import {compile, dynamicImports, staticImports} from './compile';

test('types are gone, lines keep their numbers, imports become questions to the loader', () => {
  const code = compile(
    "import {a, type B} from './a';\nimport type {C} from 'c';\nexport const b: B = a as C;\nconst late = await import('./late');\n",
    'b.ts',
  );
  expect(staticImports(code)).toEqual(['./a']);
  expect(dynamicImports(code)).toEqual(['./late']);
  expect(code.split('\n')[2]).toMatch(/const b\s* = /);
  expect(code).not.toMatch(/: B|as C/);
});

test('elements are made by the automatic runtime, and name no file', () => {
  const code = compile('export const list = () => <ul><li>a</li></ul>;', 'folder/list.tsx');
  expect(staticImports(code)).toEqual(['react/jsx-runtime']);
  expect(code).not.toContain('folder');
});

test('data is a module, too', () => {
  expect(compile('{"a": 1}\n', 'a.json')).toBe('exports.__esModule = true; exports.default = {"a": 1};');
});
