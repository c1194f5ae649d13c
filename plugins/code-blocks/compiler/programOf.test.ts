import {expect, test} from 'vitest';
import {programOf} from './programOf';

test('samples share a compiler, unless one of their files adds to the declarations of a package', () => {
  expect(programOf('a.ts', {'a.ts': "declare module './b' {}\n"})).toBe('shared');
  const augmenting = "export {};\ndeclare module '@reduxjs/toolkit/query' {}\n";
  expect(programOf('a.ts', {'a.ts': "import './b';", 'b.ts': augmenting})).toBe('a.ts');
  expect(programOf('a.ts', {'a.ts': 'declare global {}\n'})).toBe('a.ts');
});
