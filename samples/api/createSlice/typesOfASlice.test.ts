import {expect, expectTypeOf, test} from 'vitest';
import {firstAction, queuedType, speedReset, type QueueAction, type QueueState} from './typesOfASlice';

test('state and actions can be derived from the slice', () => {
  expectTypeOf<QueueState>().toEqualTypeOf<{episodeIds: string[]; speed: number}>();
  expectTypeOf<QueueAction['type']>().toEqualTypeOf<
    'queue/episodeQueued' | 'queue/episodeFinished' | 'queue/speedPicked' | 'queue/queueCleared'
  >();
  expect(firstAction.type).toBe(queuedType);
});

test('an outside case reducer', () => {
  const state = {episodeIds: [], speed: 1};
  speedReset(state, {type: 'x', payload: {to: 2}});
  expect(state.speed).toBe(2);
});
