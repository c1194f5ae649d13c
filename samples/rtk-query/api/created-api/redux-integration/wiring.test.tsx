import {
  combineReducers,
  configureStore,
  isRejected,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';
import {act, render, screen} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {Component, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';
import {server} from '../../../../testing/server';
import {handlers} from './handlers';
import {makeStore} from './makeStore';
import {RankedBeds} from './RankedBeds';

const makeApi = () =>
  createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      getBeds: build.query<string[], void>({
        queryFn: () => ({data: ['fern']}),
      }),
      water: build.mutation<null, void>({queryFn: () => ({data: null})}),
    }),
  });

const withoutMiddleware = () => {
  const api = makeApi();
  const store = configureStore({reducer: {api: api.reducer}});
  return {api, store};
};

class Catch extends Component<{children: ReactNode}> {
  state = {message: ''};
  static getDerivedStateFromError = (error: Error) => ({
    message: error.message,
  });
  render() {
    return this.state.message || this.props.children;
  }
}

test('missing middleware throws outside production', () => {
  const {api, store} = withoutMiddleware();
  expect(() => store.dispatch(api.endpoints.getBeds.initiate())).toThrow(
    'Warning: Middleware for RTK-Query API at reducerPath "api" has not been added to the store.\nYou must add the middleware for RTK-Query to function correctly!',
  );
});

test('a lazy, mutation or state hook does not look for it as it mounts', () => {
  const {api, store} = withoutMiddleware();
  function Beds() {
    api.useLazyGetBedsQuery();
    api.useWaterMutation();
    api.endpoints.getBeds.useQueryState();
    return 'mounted';
  }
  render(
    <Provider store={store}>
      <Beds />
    </Provider>,
  );
  expect(document.body.textContent).toBe('mounted');
});

test('useQuery looks for it each time it mounts', () => {
  captureConsole();
  const {api, store} = withoutMiddleware();
  function Beds() {
    return <p>{api.useGetBedsQuery().data?.join()}</p>;
  }
  for (const attempt of [1, 2]) {
    const {container} = render(
      <Provider store={store}>
        <Catch key={attempt}>
          <Beds />
        </Catch>
      </Provider>,
    );
    expect(container.textContent).toContain(
      'has not been added to the store',
    );
  }
});

test('missing middleware in production breaks in the hook', () => {
  captureConsole();
  vi.stubEnv('NODE_ENV', 'production');
  const {api, store} = withoutMiddleware();
  function Beds() {
    return <p>{api.useGetBedsQuery().data?.join()}</p>;
  }
  render(
    <Provider store={store}>
      <Catch>
        <Beds />
      </Catch>
    </Provider>,
  );
  expect(document.body.textContent).toContain(
    'isRequestSubscribed is not a function',
  );
});

test('missing reducer', () => {
  const printed = captureConsole();
  const api = makeApi();
  const store = configureStore({
    reducer: {other: () => 0},
    // @ts-expect-error the state has no key "api"
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  // @ts-expect-error the state has no key "api"
  api.endpoints.getBeds.select()(store.getState());
  expect(printed.texts('error')).toEqual([
    'Error: No data found at `state.api`. Did you forget to add the reducer to the store?',
  ]);
});

test.each<[string, Reducer]>([
  ['refetchOnMountOrArgChange', combineReducers({other: () => 0})],
  [
    'type',
    combineReducers({
      api: createApi({
        baseQuery: fakeBaseQuery(),
        endpoints: () => ({}),
      }).reducer,
    }),
  ],
])(
  'a query without its reducer is not sent: the error names %s',
  async (name, reducer) => {
    captureConsole();
    const queryFn = vi.fn(() => ({data: null}));
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        getSeeds: build.query<null, void>({queryFn}),
      }),
    });
    const errors: unknown[] = [];
    const log: Middleware = () => (next) => (action) => {
      if (isRejected(action)) errors.push(action.error.message);
      return next(action);
    };
    const store = configureStore({
      reducer,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(api.middleware, log),
    });
    await store.dispatch(api.endpoints.getSeeds.initiate());
    expect(errors).toEqual([
      `Cannot read properties of undefined (reading '${name}')`,
    ]);
    expect(queryFn).not.toHaveBeenCalled();
  },
);

test('two apis at one path', () => {
  const printed = captureConsole();
  const [first, second] = [makeApi(), makeApi()];
  const store = configureStore({
    // What `{[first.reducerPath]: …, [second.reducerPath]: …}` comes to.
    reducer: {api: second.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(first.middleware, second.middleware),
  });
  store.dispatch({type: 'start'});
  expect(printed.texts('warn')[0]).toBe(
    `There is a mismatch between slice and middleware for the reducerPath "api".
You can only have one api per reducer path, this will lead to crashes in various situations!
If you have multiple apis, you *have* to specify the reducerPath option when using createApi!`,
  );
});

test('RankedBeds says when the readings cannot be loaded', async () => {
  server.use(
    http.get('https://greenhouse.example/api/readings', () =>
      HttpResponse.json(null, {status: 503}),
    ),
  );
  render(
    <Provider store={makeStore()}>
      <RankedBeds />
    </Provider>,
  );
  await screen.findByRole('alert');
  expect(screen.queryByText('Loading…')).toBeNull();
});

test('cached data is frozen; a sorted copy is fine', async () => {
  server.use(...handlers);
  const store = makeStore();
  render(
    <Provider store={store}>
      <RankedBeds />
    </Provider>,
  );
  await screen.findByText('cactus: 33 °C');
  expect(
    screen.getAllByRole('listitem').map((item) => item.textContent),
  ).toEqual(['cactus: 33 °C', 'fern: 21 °C']);
  const entry = Object.values(store.getState().sensors.queries)[0];
  const data = entry?.data;
  expect(() => Array.isArray(data) && data.sort()).toThrow(
    "Cannot assign to read only property '0' of object",
  );
});

describe('a middleware that is async, or returns nothing', () => {
  const storeWith = (wrong: Middleware, behindThunk = false) => {
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        getBed: build.query<string, string>({
          queryFn: (bed) => ({data: bed}),
        }),
        water: build.mutation<null, void>({
          queryFn: () => ({data: null}),
        }),
      }),
    });
    const store = configureStore({
      reducer: {api: api.reducer},
      middleware: (getDefaultMiddleware) =>
        behindThunk
          ? getDefaultMiddleware().concat(wrong, api.middleware)
          : getDefaultMiddleware().prepend(wrong).concat(api.middleware),
    });
    return {api, store};
  };
  const isAsync: Middleware = () => (next) => async (action) =>
    next(action);

  test('a promise without unwrap', () => {
    const {api, store} = storeWith(isAsync);
    const request = store.dispatch(api.endpoints.getBed.initiate('fern'));
    expect(() => request.unwrap()).toThrow('unwrap is not a function');
  });

  test('a hook whose argument changes', async () => {
    captureConsole();
    const {api, store} = storeWith(isAsync);
    function Bed({id}: {id: string}) {
      return <p>{api.useGetBedQuery(id).data}</p>;
    }
    const screenFor = (id: string) => (
      <Provider store={store}>
        <Catch>
          <Bed id={id} />
        </Catch>
      </Provider>
    );
    const {rerender} = render(screenFor('fern'));
    await screen.findByText('fern');
    rerender(screenFor('moss'));
    await screen.findByText(/unsubscribe is not a function/);
  });

  test('between thunk and api.middleware', async () => {
    captureConsole();
    const {api, store} = storeWith(isAsync, true);
    function Bed() {
      return <p>{api.useGetBedQuery('fern').data}</p>;
    }
    render(
      <Provider store={store}>
        <Catch>
          <Bed />
        </Catch>
      </Provider>,
    );
    await screen.findByText(/isRequestSubscribed is not a function/);
  });

  test('a mutation hook fails when it renders again', async () => {
    captureConsole();
    const {api, store} = storeWith(() => (next) => (action) => {
      const promise = (async () => next(action))();
      // It rejects too: `thunkResult.unwrap is not a function`.
      promise.catch(() => {});
      return promise;
    });
    function Water() {
      const [water] = api.useWaterMutation();
      return <button onClick={() => void water()}>Water</button>;
    }
    render(
      <Provider store={store}>
        <Catch>
          <Water />
        </Catch>
      </Provider>,
    );
    act(() => screen.getByRole('button').click());
    await screen.findByText(/reading 'originalArgs'/);
  });

  test('without return', () => {
    const {api, store} = storeWith(() => (next) => (action) => {
      next(action);
    });
    expect(() =>
      store.dispatch(api.endpoints.getBed.initiate('fern')),
    ).toThrow('has not been added to the store');
  });
});
