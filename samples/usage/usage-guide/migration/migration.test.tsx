import {configureStore, createSlice} from '@reduxjs/toolkit';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import type {ReactElement} from 'react';
import {Provider} from 'react-redux';
import {describe, expect, expectTypeOf, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import * as before from './before/bikes';
import LegacyBikeCount from './before/BikeCount';
import {store as legacyStore} from './before/store';
import {store as firstStore} from './step-1/store';
import {bikes as secondReducer} from './step-2/bikes';
import * as third from './step-3/bikes';
import * as fourth from './step-4/bikes';
import BikeCount from './step-5/BikeCount';
import BikeSign from './step-5/BikeSign';

const FLEET = {h: ['b1'], m: []};
/** The log, written with the creators of one version. */
const log = (creators: {
  bikeParked(bikeId: string, stationId: string): {type: string};
  bikesLoaded(fleet: typeof FLEET): {type: string};
}) => [
  creators.bikeParked('b7', 'm'),
  creators.bikesLoaded(FLEET),
  creators.bikeParked('b2', 'h'),
  creators.bikeParked('b3', 'new'),
  {type: 'UNRELATED'},
];

type Reducer<S> = (state: S | undefined, action: {type: string}) => S;
function states<S>(reducer: Reducer<S>, actions: {type: string}[]): S[] {
  let state: S | undefined;
  return actions.map((action) => (state = reducer(state, action)));
}

const serveFleet = () =>
  server.use(
    http.get('https://fleet.example/bikes', () => HttpResponse.json(FLEET)),
  );

describe('every step gives the same states', () => {
  const expected = states(before.bikes, log(before));

  test('step 2, with the old actions', () => {
    expect(expected).toHaveLength(5);
    expect(states(secondReducer, log(before))).toEqual(expected);
  });

  test('step 3, with the new actions', () => {
    expect(states(third.bikes, log(third))).toEqual(expected);
    expect(third.bikeParked('b7', 'm')).toEqual({
      type: 'bikes/bikeParked',
      payload: {bikeId: 'b7', stationId: 'm'},
    });
  });

  test('step 3, where the old action stays for others to read', () => {
    expect(before.bikeParked('b7', 'm')).toEqual({
      type: 'BIKE_PARKED',
      bikeId: 'b7',
      stationId: 'm',
    });
    const {reducer} = createSlice({
      name: 'bikes',
      initialState: third.bikes(undefined, {type: 'x'}),
      reducers: {},
      extraReducers: (builder) => {
        builder
          .addCase(
            before.BIKE_PARKED,
            (state, action: before.BikeParked) => {
              const parked = (state.byStation[action.stationId] ??= []);
              parked.push(action.bikeId);
            },
          )
          .addCase(third.bikesLoaded, (state, action) => {
            state.byStation = action.payload;
            state.loaded = true;
          });
      },
    });
    const {bikeParked} = before;
    const {bikesLoaded} = third;
    expect(states(reducer, log({bikeParked, bikesLoaded}))).toEqual(
      expected,
    );
  });

  test('step 4, with the thunk in place of bikesLoaded', () => {
    const bikesLoaded = (fleet: typeof FLEET) =>
      fourth.loadBikes.fulfilled(fleet, 'r1');
    const actions = log({bikeParked: fourth.bikeParked, bikesLoaded});
    expect(states(fourth.bikes, actions)).toEqual(expected);
  });
});

test('the old and the new store load the bikes', async () => {
  const printed = captureConsole();
  serveFleet();
  // The old store's type knows no thunks; its middleware does.
  await before.loadBikes()(legacyStore.dispatch);
  await firstStore.dispatch(before.loadBikes());
  const thirdStore = configureStore({reducer: {bikes: third.bikes}});
  await thirdStore.dispatch(third.loadBikes());
  const store = configureStore({reducer: {bikes: fourth.bikes}});
  await store.dispatch(fourth.loadBikes());

  expect(firstStore.getState()).toEqual(legacyStore.getState());
  expect(thirdStore.getState()).toEqual(legacyStore.getState());
  expect(store.getState()).toEqual(legacyStore.getState());
  expect(printed.lines).toEqual([]);
});

test('only the thunk before step 4 rejects', async () => {
  const down = () => HttpResponse.error();
  server.use(http.get('https://fleet.example/bikes', down));
  await expect(firstStore.dispatch(before.loadBikes())).rejects.toThrow();
  const store = configureStore({reducer: {bikes: fourth.bikes}});
  const loading = store.dispatch(fourth.loadBikes());
  expect(fourth.loadBikes.rejected.match(await loading)).toBe(true);
  await expect(loading.unwrap()).rejects.toThrow();
});

test('the steps still export the type that connected components import', () => {
  expectTypeOf<third.BikesState>().toExtend<before.BikesState>();
  expectTypeOf<fourth.BikesState>().toExtend<before.BikesState>();
});

test('connect and hooks work side by side in one store', async () => {
  const store = configureStore({
    reducer: {bikes: third.bikes},
    preloadedState: {bikes: {byStation: {h: ['b1']}, loaded: true}},
  });
  const show = (element: ReactElement) =>
    render(<Provider store={store}>{element}</Provider>);
  show(<BikeCount stationId="h" />);
  show(<LegacyBikeCount stationId="h" />);
  show(<BikeSign stationId="h" />);
  expect(screen.getAllByText('1 parked')).toHaveLength(3);
  await userEvent.click(screen.getAllByRole('button')[0]!);
  expect(screen.getAllByText('2 parked')).toHaveLength(3);
  await userEvent.click(screen.getAllByRole('button')[2]!);
  expect(screen.getAllByText('3 parked')).toHaveLength(3);
});

test('the connected component dispatches the old action', async () => {
  const store = configureStore({reducer: {bikes: secondReducer}});
  render(
    <Provider store={store}>
      <LegacyBikeCount stationId="x" />
    </Provider>,
  );
  await userEvent.click(screen.getByText('0 parked'));
  expect(screen.getByText('1 parked')).toBeTruthy();
});
