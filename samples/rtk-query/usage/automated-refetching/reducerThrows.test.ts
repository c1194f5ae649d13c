import {configureStore, createSlice} from '@reduxjs/toolkit';
import {createApi} from '@reduxjs/toolkit/query';
import {expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';

const sent = vi.fn();
const api = createApi({
  baseQuery: async (name: string) => {
    sent(name);
    return {data: name};
  },
  tagTypes: ['Invoice'],
  endpoints: (build) => ({
    broken: build.query<string, void>({
      query: () => 'broken',
      providesTags: ['Invoice'],
    }),
    list: build.query<string, void>({
      query: () => 'list',
      providesTags: ['Invoice'],
    }),
    save: build.mutation<string, {quiet: boolean}>({
      query: () => 'save',
      invalidatesTags: (result, error, {quiet}) =>
        quiet ? [] : ['Invoice'],
    }),
    saveBroken: build.mutation<string, void>({
      query: () => 'saveBroken',
      invalidatesTags: ['Invoice'],
      onQueryStarted: (_arg, {queryFulfilled}) => {
        queryFulfilled.then(settled, settled);
      },
    }),
  }),
});
const settled = vi.fn();
const {broken, list, save, saveBroken} = api.endpoints;

const slice = createSlice({
  name: 'copy',
  initialState: '',
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(broken.matchFulfilled, () => {
        throw new Error('a bug in my reducer');
      })
      .addMatcher(saveBroken.matchFulfilled, () => {
        throw new Error('a bug in my reducer');
      }),
});
const makeStore = () => {
  sent.mockClear();
  return configureStore({
    reducer: {[api.reducerPath]: api.reducer, copy: slice.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
};
const turns = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a query stays pending, and tags refetch nothing', async () => {
  const printed = captureConsole();
  const store = makeStore();
  await store.dispatch(list.initiate());
  await expect(store.dispatch(broken.initiate())).rejects.toThrow(
    'a bug in my reducer',
  );
  expect(broken.select()(store.getState()).status).toBe('pending');
  sent.mockClear();
  store.dispatch(api.util.invalidateTags(['Invoice']));
  await turns();
  expect(sent).not.toHaveBeenCalled();
  expect(printed.texts('error')).toEqual([]);
});

test.each([1, 2])('%i calls that nobody awaits', async (calls) => {
  const unhandled = vi.fn();
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', unhandled);
  try {
    const store = makeStore();
    for (let call = 0; call < calls; call++)
      void store.dispatch(broken.initiate());
    await turns();
    // The one that joined the request has no handler for a rejection.
    expect(unhandled).toHaveBeenCalledTimes(calls - 1);
    expect(sent).toHaveBeenCalledOnce();
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of listeners)
      process.on('unhandledRejection', listener);
  }
});

test('a mutation stays pending, and resolves with the error', async () => {
  const printed = captureConsole();
  const store = makeStore();
  await store.dispatch(list.initiate());
  const call = store.dispatch(saveBroken.initiate());
  const {error} = await call;
  expect(error).toEqual(new Error('a bug in my reducer'));
  await turns();
  expect(saveBroken.select(call.requestId)(store.getState()).status).toBe(
    'pending',
  );
  expect(settled).not.toHaveBeenCalled();
  // Not its own tags, and none that follow.
  store.dispatch(api.util.invalidateTags(['Invoice']));
  await turns();
  expect(sent.mock.calls).toEqual([['list'], ['saveBroken']]);
  expect(printed.texts('error')).toEqual([]);
});

test('a flag in the argument keeps one call from refetching', async () => {
  const store = makeStore();
  await store.dispatch(list.initiate());
  await store.dispatch(save.initiate({quiet: true}));
  await turns();
  expect(sent.mock.calls.flat()).toEqual(['list', 'save']);
  await store.dispatch(save.initiate({quiet: false}));
  await vi.waitFor(() =>
    expect(sent.mock.calls.flat()).toEqual([
      'list',
      'save',
      'save',
      'list',
    ]),
  );
});
