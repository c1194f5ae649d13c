import {configureStore} from '@reduxjs/toolkit';
import {expect, test} from 'vitest';
import {
  batteryMeasured,
  fleetReceived,
  fleetSlice,
  selectBikesAt,
} from './fleetSlice';

const sent = [
  {
    id: 'h',
    name: 'Harbor',
    bikes: [
      {id: 'b1', battery: 80},
      {id: 'b2', battery: 15},
    ],
  },
  {id: 'm', name: 'Market', bikes: []},
];

test('nested data is flattened, and joined again by a selector', () => {
  const store = configureStore({reducer: {fleet: fleetSlice.reducer}});
  expect(selectBikesAt(store.getState(), 'h')).toBe(
    selectBikesAt(store.getState(), 'x'),
  );
  store.dispatch(fleetReceived(sent));
  expect(store.getState().fleet).toEqual({
    stations: {
      ids: ['h', 'm'],
      entities: {
        h: {id: 'h', name: 'Harbor', bikeIds: ['b1', 'b2']},
        m: {id: 'm', name: 'Market', bikeIds: []},
      },
    },
    bikes: {
      ids: ['b1', 'b2'],
      entities: {
        b1: {id: 'b1', battery: 80},
        b2: {id: 'b2', battery: 15},
      },
    },
  });

  const {stations} = store.getState().fleet;
  store.dispatch(batteryMeasured({id: 'b2', battery: 14}));
  expect(store.getState().fleet.stations).toBe(stations);
  const atHarbor = selectBikesAt(store.getState(), 'h');
  expect(atHarbor.map(({battery}) => battery)).toEqual([80, 14]);
  expect(selectBikesAt(store.getState(), 'h')).toBe(atHarbor);
});

test('a bike of one station makes the list of another one new', () => {
  const store = configureStore({reducer: {fleet: fleetSlice.reducer}});
  const atMarket = {
    id: 'm',
    name: 'Market',
    bikes: [{id: 'b3', battery: 50}],
  };
  store.dispatch(fleetReceived([sent[0]!, atMarket]));
  const before = selectBikesAt(store.getState(), 'm');
  store.dispatch({type: 'clockTicked'});
  expect(selectBikesAt(store.getState(), 'm')).toBe(before);

  store.dispatch(batteryMeasured({id: 'b1', battery: 79}));
  const after = selectBikesAt(store.getState(), 'm');
  expect(after).not.toBe(before);
  expect(after).toEqual(before);
});
