import {configureStore} from '@reduxjs/toolkit';
import {act, render} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {makeHistoryApi} from './historyApi';

let pages: string[];
beforeEach(() => {
  pages = [];
  server.use(
    http.get('https://invoices.example/api/history', ({request}) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      pages.push(String(page));
      return HttpResponse.json({
        events: [`event ${page}`],
        next: page < 5 ? page + 1 : null,
      });
    }),
  );
});

function setUp(api: ReturnType<typeof makeHistoryApi>) {
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const {getHistory} = api.endpoints;
  return {
    store,
    async loadThree() {
      await store.dispatch(getHistory.initiate());
      for (const direction of ['forward', 'forward'] as const)
        await store.dispatch(getHistory.initiate(undefined, {direction}));
      expect(pages).toEqual(['1', '2', '3']);
      pages.length = 0;
    },
    async invalidate() {
      await act(async () => {
        store.dispatch(api.util.invalidateTags(['History']));
        await Promise.all(
          store.dispatch(api.util.getRunningQueriesThunk()),
        );
      });
    },
    cachedPages: () =>
      getHistory.select()(store.getState()).data?.pages.length,
  };
}

test.each([
  [true, ['1', '2', '3'], 3],
  [false, ['1'], 1],
])('refetchCachedPages: %s', async (option, requests, cached) => {
  const {loadThree, invalidate, cachedPages} = setUp(
    makeHistoryApi(option),
  );
  await loadThree();
  await invalidate();
  expect(pages).toEqual(requests);
  expect(cachedPages()).toBe(cached);
});

test('the option of a hook does not count for tags', async () => {
  const api = makeHistoryApi(true);
  const {store, loadThree, invalidate} = setUp(api);
  await loadThree();
  function History() {
    api.useGetHistoryInfiniteQuery(undefined, {refetchCachedPages: false});
    return null;
  }
  render(
    <Provider store={store}>
      <History />
    </Provider>,
  );
  await invalidate();
  expect(pages).toEqual(['1', '2', '3']);
});
