import {
  configureStore,
  createSlice,
  type Dispatch,
  type Reducer,
} from '@reduxjs/toolkit';
import {act, render} from '@testing-library/react';
import {Profiler, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import App from '../step-3/src/App';
import garageReducer, {
  carEntered,
  loadCapacity,
} from '../step-5/src/garageSlice';
import {Level} from '../step-5/src/Level';

import {LevelReport, RootReport, WrongReport} from './LevelReport';
import {ShallowReport} from './ShallowReport';
import tollReducer from './returnedAssignment';

/** What makes room for cars. */
const loaded = loadCapacity.fulfilled({ground: 40, roof: 25}, 'test');

let printed: ReturnType<typeof captureConsole>;
beforeEach(() => {
  printed = captureConsole();
});

describe('no Provider', () => {
  it('throws with the name of the missing component', () => {
    expect(() => render(<App />)).toThrow(
      'could not find react-redux context value; please ensure the component is wrapped in a <Provider>',
    );
  });

  it('throws a bare TypeError in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => render(<App />)).toThrow(TypeError);
  });
});

describe('a creator dispatched without its call', () => {
  it('warns, reaches no reducer, and stays silent for a thunk', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const {store} = await import('../step-5/src/store');
    const before = store.getState();
    await import('./forgottenCall');
    expect(printed.texts('warn')).toEqual([
      'Detected an action creator with type "garage/carEntered" being dispatched.\n' +
        "Make sure you're calling the action creator before dispatching, i.e. `dispatch(carEntered())` instead of `dispatch(carEntered)`. This is necessary even if the action has no payload.",
    ]);
    expect(store.getState()).toBe(before);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is called by the thunk middleware, with dispatch as its first argument', () => {
    const store = configureStore({reducer: {garage: garageReducer}});
    const creator = vi.fn(() => 'called');
    // A function of no parameters is a valid thunk for the compiler.
    expect(store.dispatch(creator)).toBe('called');
    expect(creator.mock.calls).toEqual([
      [expect.any(Function), store.getState, undefined],
    ]);
  });

  it('is accepted by the compiler if it was written by hand without parameters', () => {
    const store = configureStore({reducer: {garage: garageReducer}});
    const inner = vi.fn();
    const leave = () => (dispatch: Dispatch) => inner(dispatch);
    expect(store.dispatch(leave)).toBeTypeOf('function');
    expect(inner).not.toHaveBeenCalled();
    expect(printed.lines).toEqual([]);
  });
});

describe('a reducer map with holes', () => {
  it('prints the key, then that nothing is left', async () => {
    const {store} = await import('./wrongReducer');
    expect(printed.texts('error')).toEqual([
      'No reducer provided for key "garage"',
      'Store does not have a valid reducer. Make sure the argument passed to combineReducers is an object whose values are reducers.',
    ]);
    expect(store.getState()).toEqual({});
  });

  it('drops a slice given instead of its reducer, without naming the key', () => {
    const slice = {reducer: garageReducer};
    // @ts-expect-error A slice is an object, and a reducer is a function.
    const garage: Reducer = slice;
    const store = configureStore({reducer: {garage, toll: tollReducer}});
    expect(store.getState()).toEqual({toll: {paid: 0}});
    expect(printed.lines).toEqual([]);
  });

  it('throws in a selector of the slice when the key is not its name', () => {
    const {reducer, selectors} = createSlice({
      name: 'garage',
      initialState: {parked: 3},
      reducers: {},
      selectors: {selectParked: (garage) => garage.parked},
    });
    const garage = reducer(undefined, {type: 'the garage opens'});
    expect(selectors.selectParked({garage})).toBe(3);
    const parking = {parking: garage};
    expect(() =>
      // @ts-expect-error Property 'garage' is missing
      selectors.selectParked(parking),
    ).toThrow('selectSlice returned undefined');
  });

  it('throws in the selector when its path is not the key', () => {
    const store = configureStore({reducer: {parking: garageReducer}});
    store.dispatch(loaded);
    store.dispatch(carEntered('roof'));
    expect(store.getState().parking.levels.roof.parked).toBe(1);
    expect(carEntered.type).toBe('garage/carEntered');
    // @ts-expect-error Property 'garage' does not exist on type '{ parking: GarageState; }'.
    expect(store.getState().garage).toBeUndefined();
    const show = () =>
      render(
        <Provider store={store}>
          <Level id="roof" />
        </Provider>,
      );
    expect(show).toThrow(
      "Cannot read properties of undefined (reading 'levels')",
    );
  });
});

describe('a reducer that changes the draft and returns a value', () => {
  const message =
    '[Immer] An immer producer returned a new value *and* modified its draft. Either return a new value *or* modify the draft.';

  it.each(['toll/ticketPaid', 'toll/ticketVoided'])(
    'throws for %s',
    (type) => {
      expect(() => tollReducer({paid: 4}, {type})).toThrow(message);
    },
  );

  it('is fixed by braces and no return', () => {
    expect(tollReducer({paid: 4}, {type: 'toll/ticketRefunded'})).toEqual({
      paid: 3,
    });
  });
});

describe('selectors', () => {
  function show(report: ReactNode) {
    const store = configureStore({reducer: {garage: garageReducer}});
    store.dispatch(loaded);
    const onRender = vi.fn();
    render(
      <Provider store={store}>
        <Profiler id="report" onRender={onRender}>
          {report}
        </Profiler>
      </Provider>,
    );
    act(() => void store.dispatch({type: 'nobody/listens'}));
    expect(onRender).toHaveBeenCalledTimes(1);
    act(() => void store.dispatch(carEntered('roof')));
    return onRender.mock.calls.length;
  }

  it('that build an object are warned about once, and render after every change of the state', () => {
    expect(show(<WrongReport id="ground" />)).toBe(2);
    expect(printed.lines).toHaveLength(1);
    expect(printed.texts('warn')[0]).toMatch(
      /^Selector unknown returned a different result when called with the same parameters\. This can lead to unnecessary rerenders\./,
    );
  });

  it('that return what the state holds are neither', () => {
    expect(show(<LevelReport id="ground" />)).toBe(1);
    expect(printed.lines).toEqual([]);
  });

  it('that build an object, with shallowEqual, are neither', () => {
    expect(show(<ShallowReport id="ground" />)).toBe(1);
    expect(printed.lines).toEqual([]);
  });

  it('that return the root state are warned about', () => {
    expect(show(<RootReport />)).toBe(2);
    expect(printed.lines).toHaveLength(1);
    expect(printed.texts('warn')[0]).toMatch(
      /^Selector unknown returned the root state when called\. This can lead to unnecessary rerenders\./,
    );
  });

  it('are not checked in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    show(<WrongReport id="ground" />);
    expect(printed.lines).toEqual([]);
  });
});
