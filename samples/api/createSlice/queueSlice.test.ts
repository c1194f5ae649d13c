import {describe, expect, expectTypeOf, test} from 'vitest';
import {
  episodeFinished,
  episodeQueued,
  queueCleared,
  queueSlice,
  selectUpNext,
  speedPicked,
} from './queueSlice';
import {queueSlice as queueWithCreate} from './queueWithCreate';

const actions = [
  episodeQueued('a'),
  episodeQueued('b'),
  episodeFinished(),
  speedPicked(1.5),
];
const play = (reducer: typeof queueSlice.reducer) =>
  actions.reduce(reducer, reducer(undefined, {type: 'start'}));

test('an action type is the slice name, a slash and the key', () => {
  expect(episodeQueued.type).toBe('queue/episodeQueued');
  expect(episodeQueued('a')).toEqual({
    type: 'queue/episodeQueued',
    payload: 'a',
  });
  expect(episodeFinished()).toEqual({
    type: 'queue/episodeFinished',
    payload: undefined,
  });
  expectTypeOf(episodeQueued.type).toEqualTypeOf<'queue/episodeQueued'>();
});

test('the payload type of a creator comes from the case reducer', () => {
  expectTypeOf(episodeQueued).parameters.toEqualTypeOf<[payload: string]>();
  // @ts-expect-error a case reducer without `action` makes a creator without argument
  episodeFinished('a');
});

test('the reducer handles its actions, returns the same object for others, and can be reset', () => {
  const state = play(queueSlice.reducer);
  expect(state).toEqual({episodeIds: ['b'], speed: 1.5});
  expect(queueSlice.reducer(state, {type: 'other'})).toBe(state);
  expect(queueSlice.reducer(state, queueCleared())).toBe(
    queueSlice.getInitialState(),
  );
});

test('the callback notation behaves the same', () => {
  expect(play(queueWithCreate.reducer)).toEqual(play(queueSlice.reducer));
  expect(Object.keys(queueWithCreate.actions)).toEqual(
    Object.keys(queueSlice.actions),
  );
  expect(queueWithCreate.actions.speedPicked(2)).toEqual(speedPicked(2));
  expectTypeOf(queueWithCreate.actions.episodeQueued).toEqualTypeOf(
    queueSlice.actions.episodeQueued,
  );
});

describe('the returned object', () => {
  test('has exactly the documented fields', () => {
    expect(Object.keys(queueSlice).sort()).toEqual(
      [
        'name',
        'reducerPath',
        'reducer',
        'actions',
        'caseReducers',
        'getInitialState',
        'getSelectors',
        'selectors',
        'selectSlice',
        'injectInto',
      ].sort(),
    );
    expect([queueSlice.name, queueSlice.reducerPath]).toEqual([
      'queue',
      'queue',
    ]);
  });

  test('caseReducers are the functions as written, without Immer', () => {
    const state = {episodeIds: ['a'], speed: 1};
    queueSlice.caseReducers.episodeFinished(state);
    expect(state.episodeIds).toEqual([]);
  });

  test('selectors read state[reducerPath]', () => {
    const state = {queue: {episodeIds: ['a'], speed: 1}};
    expect(selectUpNext(state)).toBe('a');
    expect(queueSlice.selectSlice(state)).toBe(state.queue);
  });
});
