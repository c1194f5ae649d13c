import {expect, test} from 'vitest';
import {
  bikeTaken,
  selectEmptyStations,
  stationsReceived,
  stationsSlice,
} from '../features/stations/stationsSlice';
import {harbor, market} from './fakeServices';

const {reducer, getInitialState} = stationsSlice;

test('an empty station gives no bike', () => {
  const events = [
    stationsReceived([harbor, market]),
    bikeTaken('h'),
    bikeTaken('h'),
  ];
  const state = events.reduce(reducer, getInitialState());

  expect(state.entities.h).toEqual({...harbor, bikes: 0});
  expect(state.entities.m).toBe(market);
});

test('the selector lists empty stations', () => {
  const empty = {...harbor, bikes: 0};
  const state = reducer(undefined, stationsReceived([empty, market]));

  // The function as written in the slice; no root state is needed.
  expect(selectEmptyStations.unwrapped(state)).toEqual([empty]);
  expect(selectEmptyStations({stations: state})).toEqual([empty]);
});
