import {expect, test} from 'vitest';
import {MARK_END, MARK_START, splitMarks} from './marks';

test('marks without a partner, or inside each other, open nothing', () => {
  const matches = (text: string) => splitMarks(text).flatMap(({text, isMatch}) => (isMatch ? [text] : []));
  expect(matches(`${MARK_START}a`)).toEqual([]);
  expect(matches(`a${MARK_END}`)).toEqual([]);
  expect(matches(`${MARK_START}a${MARK_START}b${MARK_END}c${MARK_END}`)).toEqual(['b']);
});

test('splits into pieces for React', () => {
  expect(splitMarks(`a ${MARK_START}b${MARK_END} c`)).toEqual([
    {text: 'a ', isMatch: false},
    {text: 'b', isMatch: true},
    {text: ' c', isMatch: false},
  ]);
});
