import {expect, test} from 'vitest';
import {MARK_END, MARK_START} from './marks';
import {markWords, snippetOf} from './snippet';

const marked = (word: string) => `${MARK_START}${word}${MARK_END}`;

test('marks every form of a found word, and identifiers that contain it', () => {
  expect(markWords('Polling polls pollingInterval often', new Set(['poll']))).toBe(
    `${marked('Polling')} ${marked('polls')} ${marked('pollingInterval')} often`,
  );
});

test('cuts a long text where most of the words are, at spaces', () => {
  const text = `${'filler text '.repeat(40)}here the cache keeps an entry alive ${'more filler '.repeat(40)}`;
  const snippet = snippetOf(text, new Set(['cache', 'entry']), 80);
  expect(snippet).toContain(`${marked('cache')} keeps an ${marked('entry')}`);
  expect(snippet.length).toBeLessThan(100);
  expect(snippet).toMatch(/^… .* …$/);
});

test('a text without a space is cut all the same', () => {
  expect(snippetOf('a'.repeat(500), new Set(['b']), 80).length).toBeLessThan(100);
});
