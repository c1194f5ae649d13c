import {combineSlices, configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';
import {act, renderHook, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';

const signedOut = {type: 'signedOut'};

/** A root reducer that drops the state, and a mounted hook with data. */
async function mounted() {
  const load = vi.fn(() => ({data: 'Hamlet'}));
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      getPlay: build.query<string, void>({queryFn: load}),
    }),
  });
  const slices = combineSlices(api);
  const store = configureStore({
    reducer: (state: Parameters<typeof slices>[0], action) =>
      slices(action.type === signedOut.type ? undefined : state, action),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const hook = renderHook(() => api.useGetPlayQuery(), {
    wrapper: ({children}: {children: ReactNode}) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  await waitFor(() => expect(hook.result.current.data).toBe('Hamlet'));
  return {...hook, load, store, reset: api.util.resetApiState()};
}

test('a state of undefined leaves mounted hooks loading, without a request', async () => {
  const {result, rerender, store, load, reset} = await mounted();
  act(() => {
    store.dispatch(signedOut);
  });
  rerender();
  await act(() => Promise.resolve());
  expect(result.current).toMatchObject({isLoading: true, data: undefined});
  expect(load).toHaveBeenCalledTimes(1);

  // Later, the hook sees no change, and needs another reason to render.
  act(() => {
    store.dispatch(reset);
  });
  await act(() => Promise.resolve());
  expect(load).toHaveBeenCalledTimes(1);
  rerender();
  await waitFor(() => expect(result.current.data).toBe('Hamlet'));
});

test.each(['before', 'after'])(
  'with a reset of the API slice right %s it, they refetch',
  async (when) => {
    const {result, store, load, reset} = await mounted();
    act(() => {
      if (when === 'before') store.dispatch(reset);
      store.dispatch(signedOut);
      if (when === 'after') store.dispatch(reset);
    });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(result.current.data).toBe('Hamlet'));
  },
);
