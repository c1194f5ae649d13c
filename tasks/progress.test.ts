import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createProgress, progressLine, progressOf} from './progress.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function screen(isTTY: boolean) {
  const written: string[] = [];
  return {isTTY, columns: 40, written, write: (text: string) => void written.push(text)};
}

test('a log gets a line every ten seconds: how long, what, and how far', () => {
  const out = screen(false);
  const progress = createProgress(out);
  progress.begin('unit');
  progress.begin('build');
  progress.update('unit', '12 of 300 files');
  vi.advanceTimersByTime(70_000);
  expect(out.written).toHaveLength(9);
  expect(out.written.at(-1)).toBe('[1:10] unit: 12 of 300 files · build\n');
  expect(progress.end('unit')).toBe(70_000);
  progress.end('build');
  vi.advanceTimersByTime(70_000);
  expect(out.written).toHaveLength(9);
  progress.close();
});

test('a terminal gets one line that is rewritten, no longer than the window', () => {
  const out = screen(true);
  const progress = createProgress(out);
  progress.begin('browser');
  progress.update('browser', 'a state that does not fit into the window at all');
  vi.advanceTimersByTime(1000);
  expect(out.written.join('')).not.toContain('\n');
  expect(out.written.at(-1)).toBe('\r\u001b[2K[0:01] browser: a state that does not f');
  progress.say('done');
  expect(out.written.slice(-2)).toEqual(['\r\u001b[2K', 'done\n']);
  progress.close();
});

test('the count of a reporter is told without its mark, any other line without its colors', () => {
  expect(progressOf(progressLine(3, 9, 'tests'))).toBe('3 of 9 tests');
  expect(progressOf('\u001b[32m[SUCCESS]\u001b[39m Compiled client ')).toBe('[SUCCESS] Compiled client');
});
