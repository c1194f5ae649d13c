import {configureStore} from '@reduxjs/toolkit';
import {act, render} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {historyApi} from './historyApi';

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

type Name = keyof typeof historyApi.endpoints;

function setUp(name: Name) {
  const store = configureStore({
    reducer: {[historyApi.reducerPath]: historyApi.reducer},
    middleware: (getDefault) => getDefault().concat(historyApi.middleware),
  });
  const {initiate, select} = historyApi.endpoints[name];
  return {
    store,
    async loadThree() {
      await store.dispatch(initiate());
      for (const direction of ['forward', 'forward'] as const)
        await store.dispatch(initiate(undefined, {direction}));
      expect(pages).toEqual(['1', '2', '3']);
      pages.length = 0;
    },
    async invalidate() {
      await act(async () => {
        store.dispatch(historyApi.util.invalidateTags(['History']));
        await Promise.all(
          store.dispatch(historyApi.util.getRunningQueriesThunk()),
        );
      });
    },
    cachedPages: () => select()(store.getState()).data?.pages.length,
  };
}

test.each([
  ['getHistory', ['1', '2', '3'], 3],
  ['getLatestHistory', ['1'], 1],
] as const)('%s', async (name, requests, cached) => {
  const {loadThree, invalidate, cachedPages} = setUp(name);
  await loadThree();
  await invalidate();
  expect(pages).toEqual(requests);
  expect(cachedPages()).toBe(cached);
});

test('the option of a hook does not count for tags', async () => {
  const {store, loadThree, invalidate} = setUp('getHistory');
  await loadThree();
  function History() {
    historyApi.useGetHistoryInfiniteQuery(undefined, {
      refetchCachedPages: false,
    });
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
