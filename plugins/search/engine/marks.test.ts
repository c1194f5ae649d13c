import {expect, test} from 'vitest';
import {MARK_END, MARK_START, markedToHtml, splitMarks} from './marks';

test('text is escaped, and only the marks become markup', () => {
  const hostile = `<img src=x onerror="alert('1')"> ${MARK_START}<b>${MARK_END} &amp;`;
  expect(markedToHtml(hostile)).toBe(
    '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; <mark>&lt;b&gt;</mark> &amp;amp;',
  );
});

test('marks without a partner, or inside each other, open nothing', () => {
  expect(markedToHtml(`${MARK_START}a`)).toBe('a');
  expect(markedToHtml(`a${MARK_END}`)).toBe('a');
  expect(markedToHtml(`${MARK_START}a${MARK_START}b${MARK_END}c${MARK_END}`)).toBe('a<mark>b</mark>c');
});

test('splits into pieces for React', () => {
  expect(splitMarks(`a ${MARK_START}b${MARK_END} c`)).toEqual([
    {text: 'a ', isMatch: false},
    {text: 'b', isMatch: true},
    {text: ' c', isMatch: false},
  ]);
});
