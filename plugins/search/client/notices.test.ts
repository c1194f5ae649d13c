import {expect, test} from 'vitest';
import {counted, noticeOf} from './notices';

test('one result is not "1 results"', () => {
  expect(counted(1, 'result')).toBe('1 result');
  expect(counted(0, 'result')).toBe('0 results');
  expect(counted(31, 'result')).toBe('31 results');
});

test('a long query is quoted in part', () => {
  expect(noticeOf('none', 'tea')).toBe('No results for “tea”.');
  expect(noticeOf('none', 'tae', 'tea')).toBe('No results for “tae”. Did you mean “tea”?');
  expect(noticeOf('none', 'x'.repeat(81))).toBe(`No results for “${'x'.repeat(80)}…”.`);
});
