import {expect, test} from 'vitest';
import {namesOf, readBlock} from './blockNames';

const free = (code: string, language = 'ts') => [...namesOf(readBlock(code, language).file).free].sort();

test.each([
  ['store.dispatch(opened(1));', ['opened', 'store']],
  ["import {a as b} from 'c'; b(a);", ['a']],
  ['const {x: y = z} = window; y(x);', ['x', 'z']],
  ['type A = Draft<typeof shelf>;', ['Draft', 'shelf']],
  ['const a = {b, c: d, e() { return f; }};', ['b', 'd', 'f']],
  ['function f<T>(t: T): t is T { return Boolean(t) && console; }', []],
  ['export {a, b as c};', ['a', 'b']],
  ['export {a} from "a";', []],
])('the free names of %s', (code, names) => {
  expect(free(code)).toEqual(names);
});

test('components are names, elements and attributes are not', () => {
  expect(free('<p title={text}><Sign id={1} /></p>', 'tsx')).toEqual(['Sign', 'text']);
});

test.each([
  ['const a = 1;', 'statements'],
  ['render() {\n  return null;\n}', 'class members'],
  ['getBook: build.query({}),', 'object members'],
  ['.addCase(a, b)', 'a part of a chain'],
  ["'name', async () => {},", 'arguments of a call'],
  ['const a = {', 'a torn piece'],
])('%s is read as %s', (code, reading) => {
  expect(readBlock(code, 'ts').reading).toBe(reading);
});
