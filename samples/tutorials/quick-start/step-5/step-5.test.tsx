import {expect, expectTypeOf, it} from 'vitest';
import {recordOutput} from '../../../testing/recordOutput';
import {bootApp} from '../../../testing/bootApp';
import {carEntered} from './garageSlice';
import {store, type RootState} from './store';

it('holds the garage under its key, and the message is gone', async () => {
  await recordOutput('./console.output.txt', () =>
    bootApp(() => import('./main')),
  );
});

it('has exactly the keys of the reducer map', () => {
  expect(Object.keys(store.getState())).toEqual(['garage']);
  expectTypeOf<keyof RootState>().toEqualTypeOf<'garage'>();
});

it('answers a dispatched action', () => {
  store.dispatch(carEntered('roof'));
  expect(store.getState().garage.levels.roof.parked).toBe(1);
});

it('refuses an assignment from outside of a reducer', () => {
  const {roof} = store.getState().garage.levels;
  expect(() => {
    roof.parked = 9;
  }).toThrow('Cannot assign to read only property');
});
