import {combineSlices, configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fakeBaseQuery,
  skipToken,
} from '@reduxjs/toolkit/query/react';
import {act, render, screen} from '@testing-library/react';
import {Provider} from 'react-redux';
import {test} from 'vitest';
import {useFakeClock} from '../../testing/useFakeClock';

/** A mounted query, in a store that drops its state on sign-out. */
async function setUp() {
  let requests = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      countBikes: build.query<number, string>({
        queryFn: () => ({data: ++requests}),
      }),
    }),
  });
  const slices = combineSlices(api);
  const store = configureStore({
    reducer: (state: Parameters<typeof slices>[0], action) =>
      slices(action.type === 'signedOut' ? undefined : state, action),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  function Bikes({rider}: {rider: string | null}) {
    const {data, currentData, isLoading} = api.useCountBikesQuery(
      rider ?? skipToken,
    );
    return (
      <>
        <p>{isLoading ? 'Loading' : `Response ${data}`}</p>
        <p>{`Current ${currentData}`}</p>
      </>
    );
  }
  const show = (rider: string | null) => (
    <Provider store={store}>
      <Bikes rider={rider} />
    </Provider>
  );
  const {rerender} = render(show('ann'));
  await screen.findByText('Response 1');
  return {
    become: (rider: string | null) => rerender(show(rider)),
    signOut: () => store.dispatch({type: 'signedOut'}),
    resetCache: () => store.dispatch(api.util.resetApiState()),
  };
}

test('with resetApiState directly after the reset, a mounted query is sent again', async () => {
  const {signOut, resetCache} = await setUp();
  const clock = useFakeClock();
  act(() => {
    signOut();
    resetCache();
  });
  await clock.advance(60_000);
  screen.getByText('Response 2');
});

test.each([null, 'bob'])(
  'a hook whose argument becomes %s keeps its data, but not currentData',
  async (rider) => {
    const {become, signOut, resetCache} = await setUp();
    act(() => {
      signOut();
      resetCache();
      become(rider);
    });
    screen.getByText('Response 1');
    screen.getByText('Current undefined');
  },
);

test('a hook that is skipped only after a render has no data', async () => {
  const {become, signOut, resetCache} = await setUp();
  act(() => {
    signOut();
    resetCache();
  });
  act(() => become(null));
  screen.getByText('Response undefined');
});

test('without it, or after a render, the query loads forever', async () => {
  const {signOut, resetCache} = await setUp();
  const clock = useFakeClock();
  act(() => void signOut());
  await clock.advance(60_000);
  screen.getByText('Loading');
  act(() => void resetCache());
  await clock.advance(60_000);
  screen.getByText('Loading');
});
