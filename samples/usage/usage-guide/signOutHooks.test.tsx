import {combineSlices, configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';
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
      countBikes: build.query<number, void>({
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
  function Bikes() {
    const {data, isLoading} = api.useCountBikesQuery();
    return <p>{isLoading ? 'Loading' : `Response ${data}`}</p>;
  }
  render(
    <Provider store={store}>
      <Bikes />
    </Provider>,
  );
  await screen.findByText('Response 1');
  return {
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
