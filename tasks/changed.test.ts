import {expect, test} from 'vitest';
import {changedSince} from './changed.mjs';

const git = (answers: Record<string, string>) => (args: string[]) =>
  Promise.resolve(answers[args.at(-1) ?? ''] ?? '');

test('a branch is compared with where it left its base', async () => {
  expect(await changedSince(git({HEAD: 'c3', 'origin/HEAD': 'c1', main: 'c0'}))).toBe('c1');
});

test('on the base itself, or without one, only what is not committed has changed', async () => {
  expect(await changedSince(git({HEAD: 'c3', '@{upstream}': 'c3', main: 'c3'}))).toBe('HEAD');
  expect(await changedSince(git({HEAD: 'c3'}))).toBe('HEAD');
});
