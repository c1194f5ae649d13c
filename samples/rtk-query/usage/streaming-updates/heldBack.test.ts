import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {expect, test, vi} from 'vitest';

const setup = (invalidationBehavior?: 'immediately') => {
  let firstMessage = () => {};
  const loadLots = vi.fn(() => ({data: ['Lot 7']}));
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Lot'],
    ...(invalidationBehavior && {invalidationBehavior}),
    endpoints: (build) => ({
      lots: build.query<string[], void>({
        queryFn: loadLots,
        providesTags: ['Lot'],
      }),
      board: build.query<string[], void>({
        queryFn: () =>
          new Promise((resolve) => {
            firstMessage = () => resolve({data: []});
          }),
      }),
      sell: build.mutation<null, void>({
        queryFn: () => ({data: null}),
        invalidatesTags: ['Lot'],
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  return {
    store,
    loadLots,
    ...api.endpoints,
    push: () => firstMessage(),
  };
};

test('a queryFn that waits for a message holds back all tags', async () => {
  const {store, lots, board, sell, loadLots, push} = setup();
  await store.dispatch(lots.initiate());
  const waiting = store.dispatch(board.initiate());
  await store.dispatch(sell.initiate());
  expect(loadLots).toHaveBeenCalledTimes(1);
  push();
  await waiting;
  expect(loadLots).toHaveBeenCalledTimes(2);
});

test('immediately: it does not', async () => {
  const {store, lots, board, sell, loadLots} = setup('immediately');
  await store.dispatch(lots.initiate());
  void store.dispatch(board.initiate());
  await store.dispatch(sell.initiate());
  expect(loadLots).toHaveBeenCalledTimes(2);
});
