// What the sections on symptoms say, where no sample shows it.
import {
  bindActionCreators,
  combineReducers,
  configureStore,
  createAsyncThunk,
  createListenerMiddleware,
  createSlice,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {createElement, StrictMode, useEffect, useState} from 'react';
import {
  batch,
  connect,
  Provider,
  useDispatch,
  useSelector,
  useStore,
  type ConnectedProps,
} from 'react-redux';
import {describe, expect, expectTypeOf, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {
  selectEmptyStations,
  stationsSlice,
} from './features/stations/stationsSlice';

const docks = createSlice({
  name: 'docks',
  initialState: {free: 3},
  reducers: {
    bikeParked(state) {
      state.free -= 1;
    },
  },
});
const {bikeParked} = docks.actions;
const makeStore = () => configureStore({reducer: {docks: docks.reducer}});
type RootState = ReturnType<ReturnType<typeof makeStore>['getState']>;
const selectFree = (state: RootState) => state.docks.free;

test('an array is not an action', () => {
  const actions: unknown = [bikeParked(), bikeParked()];
  expect(() =>
    makeStore().dispatch(actions as ReturnType<typeof bikeParked>),
  ).toThrow(
    "Actions must be plain objects. Instead, the actual type was: 'array'.",
  );
});

test('React renders once for the dispatches of a handler; batch only calls', async () => {
  let renders = 0;
  function Docks() {
    renders += 1;
    const dispatch = useDispatch();
    const free = useSelector(selectFree);
    const parkTwo = () => {
      dispatch(bikeParked());
      dispatch(bikeParked());
    };
    return <button onClick={parkTwo}>{free} free</button>;
  }
  const store = makeStore();
  const heard = vi.fn();
  store.subscribe(heard);
  render(
    <Provider store={store}>
      <Docks />
    </Provider>,
  );
  await userEvent.click(screen.getByText('3 free'));
  expect(screen.getByText('1 free')).toBeTruthy();
  expect(renders).toBe(2);
  expect(heard).toHaveBeenCalledTimes(2);

  act(() =>
    batch(() => {
      store.dispatch(bikeParked());
      store.dispatch(bikeParked());
    }),
  );
  expect(heard).toHaveBeenCalledTimes(4);

  // Without act(), which would itself wait for both.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  renders = 0;
  await Promise.resolve();
  store.dispatch(bikeParked());
  store.dispatch(bikeParked());
  await vi.waitFor(() => screen.getByText('-3 free'));
  expect(renders).toBe(1);
});

test('a variable of a render is old after dispatch, the store is not', async () => {
  const seen: number[] = [];
  function Docks() {
    const dispatch = useDispatch();
    const store = useStore<RootState>();
    const free = useSelector(selectFree);
    const park = () => {
      dispatch(bikeParked());
      seen.push(free, selectFree(store.getState()));
    };
    return <button onClick={park}>park</button>;
  }
  render(
    <Provider store={makeStore()}>
      <Docks />
    </Provider>,
  );
  await userEvent.click(screen.getByText('park'));
  expect(seen).toEqual([3, 2]);
});

test('a listener follows every change, an effect only those that rendered', async () => {
  const heard: number[] = [];
  const seen: number[] = [];
  const {middleware, startListening} = createListenerMiddleware();
  startListening({
    actionCreator: bikeParked,
    effect: (_action, {getState}) =>
      void heard.push(selectFree(getState() as RootState)),
  });
  const store = configureStore({
    reducer: {docks: docks.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(middleware),
  });
  function Docks() {
    const free = useSelector(selectFree);
    useEffect(() => void seen.push(free), [free]);
    return null;
  }
  render(
    <Provider store={store}>
      <Docks />
    </Provider>,
  );
  act(() => {
    store.dispatch(bikeParked());
    store.dispatch(bikeParked());
  });
  expect(heard).toEqual([2, 1]);
  expect(seen).toEqual([3, 1]);
});

test('Strict Mode runs an effect twice, and each dispatch reduces once', () => {
  const reduced = vi.fn();
  const store = configureStore({
    reducer: (state: number = 0, action) => {
      if (action.type !== 'opened') return state;
      reduced();
      return state + 1;
    },
  });
  function Opened() {
    const dispatch = useDispatch();
    useEffect(() => {
      dispatch({type: 'opened'});
    }, [dispatch]);
    return null;
  }
  render(
    <StrictMode>
      <Provider store={store}>
        <Opened />
      </Provider>
    </StrictMode>,
  );
  expect(store.getState()).toBe(2);
  expect(reduced).toHaveBeenCalledTimes(2);
});

describe('the state changes and nothing renders', () => {
  test('a component that reads getState() or copied the value', () => {
    const store = makeStore();
    function Read() {
      const [copy] = useState(useSelector(selectFree));
      return <p>copied {copy}</p>;
    }
    const Direct = () => <p>read {store.getState().docks.free}</p>;
    render(
      <Provider store={store}>
        <Read />
        <Direct />
      </Provider>,
    );
    act(() => {
      store.dispatch(bikeParked());
    });
    expect(screen.getByText('copied 3')).toBeTruthy();
    expect(screen.getByText('read 3')).toBeTruthy();
  });

  test('a component below another Provider', () => {
    const outer = makeStore();
    const Docks = () => <p>{useSelector(selectFree)} free</p>;
    render(
      <Provider store={outer}>
        <Provider store={makeStore()}>
          <Docks />
        </Provider>
      </Provider>,
    );
    act(() => {
      outer.dispatch(bikeParked());
    });
    expect(screen.getByText('3 free')).toBeTruthy();
  });
});

test('one call of useSelector can leave out the stability check', () => {
  const printed = captureConsole();
  function Docks({check}: {check: 'never' | 'once'}) {
    const {free} = useSelector(
      (state: RootState) => ({free: state.docks.free}),
      {devModeChecks: {stabilityCheck: check}},
    );
    return <p>{free}</p>;
  }
  const show = (check: 'never' | 'once') =>
    render(
      <Provider store={makeStore()}>
        <Docks check={check} />
      </Provider>,
    );
  show('never');
  expect(printed.lines).toEqual([]);
  show('once');
  expect(printed.texts('warn').join()).toContain(
    'returned a different result when called with the same parameters',
  );
});

test('a React element in an action is reported', () => {
  const printed = captureConsole();
  makeStore().dispatch({type: 'opened', payload: createElement('p')});
  expect(printed.texts('error').join()).toContain(
    'A non-serializable value was detected in an action',
  );
});

test('a reset leaves the results of selectors with string arguments', async () => {
  const {createSelector} = await import('@reduxjs/toolkit');
  const compute = vi.fn((id: string) => ({id}));
  const select = createSelector([(_: unknown, id: string) => id], compute);
  const first = select({}, 'h');
  expect(select({}, 'h')).toBe(first);
  select.clearCache();
  select.memoizedResultFunc.clearCache();
  // The last result stays until the selector computes another.
  expect(select.lastResult()).toBe(first);
  const second = select({}, 'h');
  expect(second).not.toBe(first);
  expect(select.lastResult()).toBe(second);
  // The selectors of a slice are wrapped.
  expect(selectEmptyStations).not.toHaveProperty('clearCache');
  const {unwrapped} = selectEmptyStations;
  const state = stationsSlice.getInitialState();
  const empty = unwrapped(state);
  unwrapped.clearCache();
  unwrapped.memoizedResultFunc.clearCache();
  expect(unwrapped(state)).not.toBe(empty);
});

test('connect knows what a bound thunk returns, bindActionCreators does not', () => {
  const load = createAsyncThunk(
    'docks/load',
    async (id: string) => id.length,
  );
  const connector = connect(null, {load});
  expect(connector).toBeTypeOf('function');
  type Props = ConnectedProps<typeof connector>;
  expectTypeOf<Props['load']>().returns.toHaveProperty('unwrap');
  const bound = bindActionCreators({load}, makeStore().dispatch);
  expectTypeOf(bound.load).returns.not.toHaveProperty('unwrap');
  expect(bound.load('h')).toHaveProperty('unwrap');
});

test('an old reducer can follow the new one for the same key', () => {
  const old = (state = {free: 99}, action: {type: string}) =>
    action.type === 'DOCK_BROKEN' ? {free: 0} : state;
  const store = configureStore({
    reducer: combineReducers({
      docks: (state: {free: number} | undefined, action: UnknownAction) =>
        old(docks.reducer(state, action), action),
    }),
  });
  expect(store.getState().docks.free).toBe(3);
  store.dispatch(bikeParked());
  expect(store.getState().docks.free).toBe(2);
  store.dispatch({type: 'DOCK_BROKEN'});
  expect(store.getState().docks.free).toBe(0);
});

test('configureStore takes one object', () => {
  const reducer: unknown = docks.reducer;
  expect(() => configureStore(reducer as {reducer: () => null})).toThrow(
    '`reducer` is a required argument',
  );
});

test('a thunk can be called with a fake dispatch', async () => {
  const load = createAsyncThunk('docks/load', async () => 3);
  const dispatch = vi.fn();
  await load()(dispatch, () => ({}), undefined);
  expect(dispatch.mock.calls.map(([action]) => action.type)).toEqual([
    'docks/load/pending',
    'docks/load/fulfilled',
  ]);
});

test('a spy on store.dispatch does not see what a thunk dispatches', async () => {
  const load = createAsyncThunk('docks/load', async () => 3);
  const store = configureStore({reducer: docks.reducer});
  const spy = vi.spyOn(store, 'dispatch');
  await store.dispatch(load());
  expect(spy.mock.calls.map(([action]) => typeof action)).toEqual([
    'function',
  ]);
});
