import {describe, expect, test} from 'vitest';
import {cutRegion} from './regions';

const cut = (source: string, name?: string) => cutRegion(source, 'samples/a.ts', name);

describe('cutRegion', () => {
  test('returns the whole file without its markers when no region is named', () => {
    expect(cut('// #region a\none\n// #endregion\ntwo\n')).toEqual({
      text: 'one\ntwo',
      lines: [2, 4],
      indent: 0,
    });
  });

  test('dedents to the shallowest line and says by how much', () => {
    const source = 'x\n  // #region a\n    one\n\n      two\n  // #endregion\n';
    expect(cut(source, 'a')).toEqual({text: 'one\n\n  two', lines: [3, 4, 5], indent: 4});
  });

  test('keeps inner regions and drops their markers', () => {
    const source = '// #region a\none\n// #region b\ntwo\n// #endregion\nthree\n// #endregion';
    expect(cut(source, 'a')).toEqual({text: 'one\ntwo\nthree', lines: [2, 4, 6], indent: 0});
    expect(cut(source, 'b')).toEqual({text: 'two', lines: [4], indent: 0});
  });

  test('trims blank lines at both ends and leaves no double gap where a marker stood', () => {
    const source = '// #region a\n\none\n\n// #region b\n\ntwo\n\n// #endregion\n// #endregion\n';
    expect(cut(source, 'a')).toEqual({text: 'one\n\ntwo', lines: [3, 4, 7], indent: 0});
  });

  test('keeps double gaps that the author wrote', () => {
    expect(cut('one\n\n\ntwo').text).toBe('one\n\n\ntwo');
  });

  test('reads Windows line ends', () => {
    expect(cut('// #region a\r\none\r\ntwo\r\n// #endregion\r\n', 'a').text).toBe('one\ntwo');
  });

  test.each([
    '// #region a',
    '//#region a',
    '/* #region a */',
    '{/* #region a */}',
    '<!-- #region a -->',
    '# #region a',
    '#region a',
  ])('%s opens a region', (marker) => {
    expect(cut(`${marker}\none\n${marker.replace('region a', 'endregion')}\ntwo`, 'a').text).toBe('one');
  });

  test.each([
    'class A { #region = 1; }',
    '  #region = 1;',
    "const text = '// #region a';",
    '// the region a',
  ])('%s is code, not a marker', (line) => {
    expect(cut(line).text).toBe(line.trim());
  });

  test('does not take marks of the highlighter for markers', () => {
    expect(cut('one // [!code highlight]').text).toBe('one // [!code highlight]');
  });
});

describe('comments for one language', () => {
  const source = [
    'const a = 1; // ts: a number',
    'const b = 2; // js: also a number',
    '  // js: only in JavaScript',
    '// ts: only in TypeScript',
    '{/* ts: checked */}',
    '{/* js: unchecked */}',
    'c();',
  ].join('\n');

  test('the TypeScript shows its own without the prefix, and none of the others', () => {
    const {text, lines, onlyInJavaScript} = cutRegion(source, 'samples/a.tsx');
    expect(text.split('\n')).toEqual([
      'const a = 1; // a number',
      'const b = 2;',
      '// only in TypeScript',
      '{/* checked */}',
      'c();',
    ]);
    expect(lines).toEqual([1, 2, 4, 5, 7]);
    expect(onlyInJavaScript).toEqual([3, 6]);
  });

  test('files of another format keep their text', () => {
    expect(cutRegion('// ts: x', 'samples/a.json').text).toBe('// ts: x');
  });

  test('a comment that code or further lines follow is refused', () => {
    expect(() => cutRegion('f(/* ts: x */ a);', 'samples/a.ts')).toThrow('samples/a.ts:1: a comment for one');
    expect(() => cutRegion('/* js: x', 'samples/a.ts')).toThrow('give each line its own `js:` comment');
  });
});
