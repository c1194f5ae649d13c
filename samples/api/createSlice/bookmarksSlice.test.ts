import {expect, expectTypeOf, test} from 'vitest';
import {bookmarksSlice, episodeBookmarked} from './bookmarksSlice';
import {bookmarksSlice as withCreate} from './bookmarksWithCreate';

test.each([
  ['object notation', bookmarksSlice],
  ['callback notation', withCreate],
])(
  '%s: prepare fills payload and meta, the reducer gets both',
  (_, slice) => {
    const action = slice.actions.episodeBookmarked(
      'deep-sea-3',
      95,
      'phone',
    );
    expect(action).toEqual({
      type: 'bookmarks/episodeBookmarked',
      payload: {
        id: expect.stringMatching(/^[\w-]{21}$/),
        episodeId: 'deep-sea-3',
        second: 95,
      },
      meta: {device: 'phone'},
    });
    expect(slice.reducer(undefined, action)).toEqual([action.payload]);
  },
);

test('the arguments of prepare are the arguments of the creator', () => {
  expectTypeOf(episodeBookmarked).parameters.toEqualTypeOf<
    [episodeId: string, second: number, device: string]
  >();
  expectTypeOf(
    withCreate.actions.episodeBookmarked,
  ).parameters.toEqualTypeOf<
    [episodeId: string, second: number, device: string]
  >();
});

test('prepare does not run for an action written by hand', () => {
  const payload = {episodeId: 'deep-sea-3', second: 95};
  const type = episodeBookmarked.type;
  expect(type).toBe('bookmarks/episodeBookmarked');
  expect(bookmarksSlice.reducer(undefined, {type, payload})).toEqual([
    payload,
  ]);
});

test('caseReducers holds the reducer half of a prepared pair', () => {
  expect(bookmarksSlice.caseReducers.episodeBookmarked).toBeTypeOf(
    'function',
  );
});
