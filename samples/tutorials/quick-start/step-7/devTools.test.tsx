import {
  configureStore,
  type Reducer,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import {afterEach, expect, it, vi} from 'vitest';
import {record} from '../../../testing/recordOutput';
import garageReducer, {carEntered, fetchCapacity} from './garageSlice';

// The library looks for the extension once, when it is loaded: a stand-in must be there before the imports run.
const extension = vi.hoisted(() => {
  const recorded: string[] = [];
  const connect = vi.fn();
  Object.assign(globalThis, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: unknown) => {
      connect(options);
      return (...enhancers: StoreEnhancer[]): StoreEnhancer =>
        (createStore) =>
        (reducer, preloadedState) => {
          const recording: typeof reducer = (state, action) => {
            recorded.push(action.type);
            return reducer(state, action);
          };
          return enhancers.reduceRight(
            (next, enhancer) => enhancer(next),
            createStore,
          )(recording, preloadedState);
        };
    },
  });
  return {recorded, connect};
});

const reducer: {garage: Reducer} = {garage: garageReducer};
afterEach(() => {
  extension.connect.mockClear();
});

it.each(['development', 'test', 'production'])(
  'connects to the extension when NODE_ENV is %s',
  (mode) => {
    vi.stubEnv('NODE_ENV', mode);
    configureStore({reducer});
    expect(extension.connect).toHaveBeenCalledExactlyOnceWith({
      trace: mode !== 'production',
    });
  },
);

it('does not connect with devTools: false', () => {
  configureStore({reducer, devTools: false});
  expect(extension.connect).not.toHaveBeenCalled();
});

it('sees the three kinds of action of the page', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json({ground: 40, roof: 25}),
  );
  extension.recorded.length = 0;
  const store = configureStore({reducer: {garage: garageReducer}});
  await store.dispatch(fetchCapacity());
  store.dispatch(carEntered('ground'));
  const types = extension.recorded.filter((type) => !type.startsWith('@@'));
  await record('./actions.output.txt', types.join('\n'));
});
