import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import {configureStore} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {server} from './server';
import {useFakeClock} from './useFakeClock';

function departures() {
  const api = createApi({
    baseQuery: fetchBaseQuery({baseUrl: 'https://station.example/api/'}),
    keepUnusedDataFor: 60,
    endpoints: (build) => ({
      next: build.query<{train: string}, number>({
        query: (platform) => `next/${platform}`,
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  return {api, store};
}

test('a request reaches the handler the test gave', async () => {
  server.use(
    http.get('https://station.example/api/next/4', () =>
      HttpResponse.json({train: 'RE 9'}),
    ),
  );
  const {api, store} = departures();
  const {data} = await store.dispatch(api.endpoints.next.initiate(4));
  expect(data).toEqual({train: 'RE 9'});
});

test('requests work while the clock stands still, and time passes on demand', async () => {
  const clock = useFakeClock();
  server.use(
    http.get('https://station.example/api/next/4', () =>
      HttpResponse.json({train: 'RE 9'}),
    ),
  );
  const {api, store} = departures();
  const subscription = store.dispatch(api.endpoints.next.initiate(4));
  await subscription;
  subscription.unsubscribe();
  await clock.advance(59_000);
  expect(api.endpoints.next.select(4)(store.getState()).data).toEqual({
    train: 'RE 9',
  });
  await clock.advance(2_000);
  expect(
    api.endpoints.next.select(4)(store.getState()).data,
  ).toBeUndefined();
});
