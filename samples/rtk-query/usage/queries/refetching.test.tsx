import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {act, configure, renderHook, waitFor} from '@testing-library/react';
import {useEffect, useState, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {filmsApi, useGetFilmQuery, useGetFilmsQuery} from './filmsApi';
import {fakeArchive} from './handlers';
import {useLazySearchFilmsQuery, useSearchFilmsQuery} from './searchApi';
import {makeStore} from './store';

configure({asyncUtilTimeout: 10_000});

let archive: ReturnType<typeof fakeArchive>;
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  archive = fakeArchive();
  server.use(...archive.handlers);
  store = makeStore();
});
const wrapper = ({children}: {children: ReactNode}) => (
  <Provider store={store}>{children}</Provider>
);

test('refetch in the handler that changes the argument', async () => {
  const {result} = renderHook(
    () => {
      const [id, setId] = useState('f1');
      return {...useGetFilmQuery(id), setId};
    },
    {wrapper},
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await act(async () => {
    result.current.setId('f2');
    await result.current.refetch();
  });
  await waitFor(() => expect(archive.requests).toHaveLength(3));
  expect(archive.requests).toEqual(['films/f1', 'films/f1', 'films/f2']);
});

test('NaN in an object does not repeat a failing request', async () => {
  archive.fail(true);
  const {result, rerender} = renderHook(
    () => useSearchFilmsQuery({title: 'u', from: NaN}),
    {wrapper},
  );
  await waitFor(() => expect(result.current.isError).toBe(true));
  rerender();
  rerender();
  await act(() => Promise.resolve());
  expect(archive.requests).toEqual(['films/search?title=u&from=NaN']);
});

test('an effect sees the old error when the component mounts', async () => {
  archive.fail(true);
  const toasts: boolean[] = [];
  const useToast = () => {
    const {error, isFetching} = useGetFilmsQuery();
    useEffect(() => {
      if (error) toasts.push(isFetching);
      // eslint-disable-next-line react-hooks/exhaustive-deps -- as asked
    }, [error]);
  };
  const first = renderHook(useToast, {wrapper});
  await waitFor(() => expect(toasts).toHaveLength(1));
  first.unmount();
  renderHook(useToast, {wrapper});
  // Before the second request has left.
  expect(toasts).toHaveLength(2);
  await waitFor(() => expect(toasts).toHaveLength(3));
});

test('the promise of refetch resolves after a failure', async () => {
  const {result} = renderHook(() => useGetFilmsQuery(), {wrapper});
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  archive.fail(true);
  await act(async () => {
    expect((await result.current.refetch()).isError).toBe(true);
  });
});

test('a lazy hook: an earlier call is aborted after the lifetime', async () => {
  const clock = useFakeClock();
  archive.hold();
  const {result} = renderHook(() => useLazySearchFilmsQuery(), {wrapper});
  const [trigger] = result.current;
  let early: ReturnType<typeof trigger> | undefined;
  await act(async () => {
    early = trigger({title: 'u'});
    trigger({title: 'a'});
  });
  await clock.advance(10_000);
  const {data, error} = (await early) ?? {};
  expect(await early?.unwrap()).toBeUndefined();
  expect({data, error}).toEqual({data: undefined, error: undefined});
  store.dispatch(filmsApi.util.resetApiState());
});

test('an earlier call has no data if the focus removed its entry', async () => {
  const answers: (() => void)[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    refetchOnFocus: true,
    endpoints: (build) => ({
      film: build.query<string, string>({
        queryFn: async (id) => {
          await new Promise<void>((answer) => answers.push(answer));
          return {data: id};
        },
      }),
    }),
  });
  const {dispatch} = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const call = (id: string) => dispatch(api.endpoints.film.initiate(id));
  // What a lazy trigger does: a new call lets go of the one before.
  const early = call('f1');
  early.unsubscribe();
  const late = call('f2');
  await waitFor(() => expect(answers).toHaveLength(2));
  dispatch({type: '__rtkq/focused'});
  answers.forEach((answer) => answer());
  expect((await early).isUninitialized).toBe(true);
  expect((await late).data).toBe('f2');
  dispatch(api.util.resetApiState());
});

test('skipPollingIfUnfocused on one that polls pauses the polls of all', async () => {
  const clock = useFakeClock();
  let polls = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      count: build.query<number, void>({queryFn: () => ({data: ++polls})}),
    }),
  });
  const {dispatch} = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const subscribe = (subscriptionOptions: object) =>
    dispatch(
      api.endpoints.count.initiate(undefined, {subscriptionOptions}),
    );
  subscribe({pollingInterval: 1_000});
  subscribe({skipPollingIfUnfocused: true}); // polls nothing: no effect
  const slow = subscribe({
    pollingInterval: 60_000,
    skipPollingIfUnfocused: true,
  });
  await clock.advance(100);
  dispatch(api.internalActions.onFocusLost());
  const before = polls;
  await clock.advance(5_000);
  expect(polls - before).toBe(0);
  slow.unsubscribe();
  await clock.advance(5_000);
  expect(polls - before).toBeGreaterThan(0);
  dispatch(api.util.resetApiState());
});

test('a lazy hook: uninitialized, and each call has its data', async () => {
  const search = {title: 'u', from: 1920};
  const other = {title: 'a', from: 1920};
  const {result: eager} = renderHook(() => useSearchFilmsQuery(search), {
    wrapper,
  });
  await waitFor(() => expect(eager.current.isSuccess).toBe(true));
  const {result} = renderHook(() => useLazySearchFilmsQuery(), {wrapper});
  expect(result.current[1].isUninitialized).toBe(true);
  expect(result.current[1].data).toBeUndefined();

  await act(async () => {
    const [trigger] = result.current;
    const found = await Promise.all([
      trigger(search).unwrap(),
      trigger(other).unwrap(),
    ]);
    expect(found.map(Array.isArray)).toEqual([true, true]);
  });
  await waitFor(() =>
    expect(result.current[1].originalArgs).toEqual(other),
  );
  store.dispatch(filmsApi.util.resetApiState());
});
