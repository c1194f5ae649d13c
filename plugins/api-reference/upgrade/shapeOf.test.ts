import ts from 'typescript';
import {expect, test} from 'vitest';
import {shapeOf} from './shapeOf';

function shape(type: string): string {
  const {statements} = ts.createSourceFile('a.ts', `type A = ${type}`, ts.ScriptTarget.Latest, true);
  return shapeOf((statements[0] as ts.TypeAliasDeclaration).type);
}

test.each([
  ['a type is renamed', 'DevToolsOptions | boolean', 'boolean | DevToolsEnhancerOptions'],
  ['a parameter is renamed', '(arg: Arg) => void', '(queryArg: Arg) => void'],
  ['generics grow', 'Definition<A, B>', 'Definition<A, B, C>'],
  ['an import is written differently', "import('x').Creator<string>", 'x.Creator<string>'],
  ['`this` is declared', '(this: Slice, n: number) => void', '(n: number) => void'],
  ['parentheses', '(A | B)[]', 'Array<A | B>'],
])('the same: %s', (_, before, after) => {
  expect(shape(after)).toBe(shape(before));
});

test.each([
  ['another literal', 'boolean', "boolean | 'throw'"],
  ['another parameter', '(attempt: number) => void', '(attempt: number, signal?: AbortSignal) => void'],
  ['a parameter becomes optional', '(options: O) => void', '(options?: O) => void'],
  ['null is allowed', 'Creator<Tag[]>', 'Creator<(Tag | null)[]>'],
  ['a list instead of one', 'Tag', 'Tag[]'],
])('a change: %s', (_, before, after) => {
  expect(shape(after)).not.toBe(shape(before));
});
