import {configureStore} from '@reduxjs/toolkit';
import {createApi, setupListeners} from '@reduxjs/toolkit/query';
import {act, render} from '@testing-library/react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {ciApi, makeStore, useQueueQuery} from './ciApi';
import {ciServer, passSeconds} from './handlers';

let clock: ReturnType<typeof useFakeClock>;
let ci: ReturnType<typeof ciServer>;
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  clock = useFakeClock();
  ci = ciServer();
  server.use(...ci.handlers);
  store = makeStore();
});
const pass = (seconds: number) =>
  passSeconds(seconds, {
    clock,
    store,
    ci,
    turn: () =>
      act(() => new Promise<void>((resolve) => setImmediate(resolve))),
  });

function Panel() {
  useQueueQuery(undefined, {
    pollingInterval: 2_000,
    skipPollingIfUnfocused: true,
  });
  return null;
}
const panel = () => (
  <Provider store={store}>
    <Panel />
  </Provider>
);

test('a request that runs goes on after unmounting, and no poll follows', async () => {
  ci.setLatency(1_000);
  const {unmount} = render(panel());
  await pass(0.5);
  unmount();
  await pass(10);
  expect(ci.came).toEqual([0]);
  const {data} = ciApi.endpoints.queue.select()(store.getState());
  expect(data).toHaveLength(2);
});

function startUnusedRequest() {
  const aborted = vi.fn();
  const slowApi = createApi({
    baseQuery: (_path: string, {signal}) =>
      new Promise<{data: null}>(() => {
        signal.addEventListener('abort', aborted);
      }),
    endpoints: (build) => ({
      wait: build.query<null, void>({query: () => 'wait'}),
    }),
  });
  const {dispatch} = configureStore({
    reducer: {[slowApi.reducerPath]: slowApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(slowApi.middleware),
  });
  dispatch(slowApi.endpoints.wait.initiate()).unsubscribe();
  const reset = () => void dispatch(slowApi.util.resetApiState());
  return {aborted, reset};
}

test('a request that outlasts its unused entry is aborted', async () => {
  const {aborted} = startUnusedRequest();
  await clock.advance(59_000);
  expect(aborted).not.toHaveBeenCalled();
  await clock.advance(2_000);
  expect(aborted).toHaveBeenCalledTimes(1);
});

test('resetApiState aborts such a request, too', () => {
  const {aborted, reset} = startUnusedRequest();
  expect(aborted).not.toHaveBeenCalled();
  reset();
  expect(aborted).toHaveBeenCalledTimes(1);
});

test('the focus can remove its entry: it goes on, and nothing is cached', async () => {
  const aborted = vi.fn();
  let respond = () => {};
  const focusApi = createApi({
    baseQuery: (_path: string, {signal}) =>
      new Promise<{data: string}>((resolve) => {
        signal.addEventListener('abort', aborted);
        respond = () => resolve({data: 'late'});
      }),
    refetchOnFocus: true,
    endpoints: (build) => ({
      wait: build.query<string, void>({query: () => 'wait'}),
    }),
  });
  const {dispatch, getState} = configureStore({
    reducer: {[focusApi.reducerPath]: focusApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(focusApi.middleware),
  });
  const stopListening = setupListeners(dispatch);
  const request = dispatch(focusApi.endpoints.wait.initiate());
  request.unsubscribe();
  window.dispatchEvent(new Event('focus'));
  stopListening();
  respond();
  await request;
  expect(aborted).not.toHaveBeenCalled();
  expect(getState().api.queries).toEqual({});
});

test('an error on which providesTags throws stops polling', async () => {
  let asked = 0;
  const listApi = createApi({
    baseQuery: (): {data: number[]} | {error: string} => {
      asked += 1;
      return asked === 2 ? {error: 'no agent'} : {data: [7]};
    },
    tagTypes: ['Job'],
    endpoints: (build) => ({
      list: build.query<number[], void>({
        query: () => 'jobs',
        // Wrong: after an error there are no jobs.
        providesTags: (jobs) => jobs!.map((id) => ({type: 'Job', id})),
      }),
    }),
  });
  const {dispatch} = configureStore({
    reducer: {[listApi.reducerPath]: listApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(listApi.middleware),
  });
  const polling = {subscriptionOptions: {pollingInterval: 1_000}};
  await dispatch(listApi.endpoints.list.initiate(undefined, polling));
  await clock.advance(10_000);
  expect(asked).toBe(2);
  dispatch(listApi.util.resetApiState());
});

test('unmounting in the very moment of the next poll sends nothing', async () => {
  let unmount = () => {};
  // Due with the next poll, and set before it: so it comes first.
  setTimeout(() => unmount(), 2_000);
  ({unmount} = render(panel()));
  await pass(5);
  expect(ci.came).toEqual([0]);
});

test('the action of an app in the background pauses polling', async () => {
  render(panel());
  await pass(0.25);
  const {onFocus, onFocusLost} = ciApi.internalActions;
  act(() => void store.dispatch(onFocusLost()));
  await pass(6);
  expect(ci.came).toEqual([0]);
  act(() => void store.dispatch(onFocus()));
  await pass(4);
  expect(ci.came.length).toBeGreaterThan(1);
});

test('a variable that is read before its declaration', () => {
  function Wrong() {
    const result: ReturnType<typeof useQueueQuery> = useQueueQuery(
      undefined,
      {
        // Wrong: result does not exist yet.
        // @ts-expect-error -- used before its declaration
        pollingInterval: result.data ? 0 : 2_000,
      },
    );
    return result.isLoading ? null : null;
  }
  expect(() =>
    render(
      <Provider store={store}>
        <Wrong />
      </Provider>,
    ),
  ).toThrow("Cannot access 'result' before initialization");
});
