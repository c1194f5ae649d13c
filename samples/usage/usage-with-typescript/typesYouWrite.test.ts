import type {PayloadAction} from '@reduxjs/toolkit';
import {expect, expectTypeOf, test} from 'vitest';
import type {Ticket} from './bookSeat';
import {
  classesSlice,
  type ClassesState,
  type DanceClass,
} from './classesSlice';
import {makeStore} from './store';
import {
  reserve,
  seasonChanged,
  selectSeason,
  type Booked,
  type ClassAdded,
  type ClassId,
  type NewClass,
  type Studio,
  type StudioAction,
} from './typesYouWrite';

test('types taken from creators, thunks and slices', () => {
  expectTypeOf<ClassAdded>().toExtend<PayloadAction<DanceClass>>();
  expectTypeOf<NewClass>().toEqualTypeOf<DanceClass>();
  expectTypeOf<ClassId>().toEqualTypeOf<string>();
  expectTypeOf<Booked>().toEqualTypeOf<Ticket>();
  expectTypeOf<Studio>().toEqualTypeOf<ClassesState>();
  expectTypeOf<StudioAction['type']>().toEqualTypeOf<
    'classes/classAdded' | 'classes/styleDropped'
  >();
});

test('functions with a type of their own', async () => {
  const state = classesSlice.getInitialState();
  const draft = {...state};
  seasonChanged(draft, {type: 'any', payload: 'fall'});
  expect(draft.season).toBe('fall');

  const store = makeStore({
    reserve: async () => ({seat: 4, cached: false}),
  });
  expect(selectSeason(store.getState())).toBe('spring');
  expect(await store.dispatch(reserve('c1'))).toBe(4);
  // @ts-expect-error The payload is a string.
  seasonChanged(draft, {type: 'any', payload: 5});
});
