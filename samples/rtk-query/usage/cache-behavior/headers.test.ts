import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';

test('a header is not part of the cache key', async () => {
  const seen: (string | null)[] = [];
  server.use(
    http.get('https://museum.example/api/exhibits/:id', ({request}) => {
      const language = request.headers.get('accept-language');
      seen.push(language);
      return HttpResponse.json(language);
    }),
  );
  let language = 'en';
  const api = createApi({
    baseQuery: fetchBaseQuery({
      baseUrl: 'https://museum.example/api',
      prepareHeaders: (headers) => {
        headers.set('accept-language', language);
      },
    }),
    endpoints: (build) => ({
      title: build.query<string, number>({query: (id) => `exhibits/${id}`}),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const read = () => store.dispatch(api.endpoints.title.initiate(1));
  await read();
  language = 'pt';
  expect((await read()).data).toBe('en');
  expect(seen).toEqual(['en']);
  store.dispatch(api.util.resetApiState());
  expect((await read()).data).toBe('pt');
});
