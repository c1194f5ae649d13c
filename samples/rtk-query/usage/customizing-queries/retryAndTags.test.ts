import {configureStore} from '@reduxjs/toolkit';
import {type BaseQueryFn, createApi, retry} from '@reduxjs/toolkit/query';
import {expect, test} from 'vitest';

test('while a request is retried, the tags of the API slice wait', async () => {
  const asked: string[] = [];
  let goOn = () => {};
  const down: BaseQueryFn<string, unknown, {status: number}> = (path) => {
    asked.push(path);
    return path === 'map' ? {error: {status: 503}} : {data: path};
  };
  const api = createApi({
    baseQuery: retry(down, {
      maxRetries: 1,
      backoff: () => new Promise<void>((resolve) => (goOn = resolve)),
    }),
    tagTypes: ['Image'],
    endpoints: (build) => ({
      images: build.query<string, void>({
        query: () => 'images',
        providesTags: ['Image'],
      }),
      map: build.query<string, void>({query: () => 'map'}),
      order: build.mutation<string, void>({
        query: () => 'order',
        invalidatesTags: ['Image'],
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const {images, map, order} = api.endpoints;
  await store.dispatch(images.initiate());
  const failing = store.dispatch(map.initiate());
  await store.dispatch(order.initiate());
  expect(asked).toEqual(['images', 'map', 'order']);

  goOn();
  await failing;
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(asked).toEqual(['images', 'map', 'order', 'map', 'images']);
});
