import {expect, test} from 'vitest';
import {compile} from '../../compile';
import {guard} from './guard';

/** Runs guarded code and counts the calls by line, until `most` of them. */
function countCalls(source: string, most = 50): Record<number, number> {
  const calls: Record<number, number> = {};
  let all = 0;
  const stop = new Error('stopped');
  const run = new Function('__guard', compile(guard(source, 'a.ts'), 'a.ts'));
  try {
    run((_file: string, line: number) => {
      calls[line] = (calls[line] ?? 0) + 1;
      if (++all >= most) throw stop;
    });
  } catch (error) {
    if (error !== stop) throw error;
  }
  return calls;
}

test.each([
  ['for (;;) {}'],
  ['for (;;);'],
  ['for (;;) 1'],
  ['while (true) {\n  let a = 1;\n}'],
  ['while (true);'],
  ['let n = 0\nwhile (true) n++\n'],
  ['do {} while (true)'],
  ['let n = 0;\ndo n++; while (true)'],
  ['function* all() { while (true) yield 1 }\nfor (const one of all()) one;'],
  ['function* all(): Generator<number> { while (true) yield 1 }\nArray.from(all());'],
  ['for (const key in {a: 1}) for (;;) key;'],
  ['outer: for (;;) { try { while (true); } catch { continue outer } }'],
  ['if (true) for (;;) if (1) 2; else 3'],
  ['const again = (n: number): number => again(n) + again(n);\ntry { again(1) } catch (e) { throw e }'],
  ['class A { get b(): number { return this.b } }\nnew A().b'],
  ['const a = {b() { return a.b() }};\na.b()'],
])('code that never ends is stopped: %s', (source) => {
  const calls = Object.values(countCalls(source)).reduce((sum, count) => sum + count, 0);
  expect(calls).toBeGreaterThanOrEqual(50);
});

test('a call names the line on which the loop starts, and lines keep their numbers', () => {
  const source = 'const a = 1;\n\nfor (let i = 0; i < 3; i++) {\n  a;\n}\n';
  expect(countCalls(source)).toEqual({3: 3});
  expect(guard(source, 'a.ts').split('\n')).toHaveLength(source.split('\n').length);
});

test('what the code does stays the same', () => {
  const source = `export function all() {
    const pick = (value: number) => ({value});
    const later = async (value: number) => value * 2;
    function total(values: number[]): number;
    function total(values: number[]) { let sum = 0; for (const value of values) sum += value; return sum }
    const curried = (a: number) => (b: number) => a + b;
    let text = ''; do text += 'x'; while (text.length < 3)
    return [pick(1), total([1, 2, 3]), curried(1)(2), text, typeof later(1).then];
  }`;
  for (const code of [source, guard(source, 'a.ts')]) {
    const exports: {all?: () => unknown} = {};
    new Function('__guard', 'exports', compile(code, 'a.ts'))(() => {}, exports);
    expect(exports.all!()).toEqual([{value: 1}, 6, 3, 'xxx', 'function']);
  }
});

test('functions between elements are guarded, too', () => {
  const source =
    'export const List = ({names}: {names: string[]}) => <ul>{names.map((name) => <li key={name}>{name}</li>)}</ul>;\n';
  const code = compile(guard(source, 'List.tsx'), 'List.tsx');
  expect(code.match(/__guard\("List\.tsx",1\)/g)).toHaveLength(2);
});
