import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';

type Filter = string | number | bigint | object | undefined;

const catalogApi = createApi({
  reducerPath: 'catalog',
  baseQuery: fakeBaseQuery(),
  endpoints: (build) => ({
    search: build.query<string[], Filter>({queryFn: () => ({data: []})}),
  }),
});

const store = configureStore({
  reducer: {catalog: catalogApi.reducer},
  middleware: (getDefaultMiddleware) =>
    // The check would report the last two: see the notes below.
    getDefaultMiddleware({serializableCheck: false}).concat(
      catalogApi.middleware,
    ),
});

const filters: Filter[] = [
  undefined,
  'maps',
  {room: 3, author: 'Ito'},
  {author: 'Ito', room: 3}, // the same key as the line above
  {author: 'Ito', room: undefined},
  978n,
  new Set(['maps']),
];
for (const filter of filters) {
  await store.dispatch(catalogApi.endpoints.search.initiate(filter));
}
for (const key of Object.keys(store.getState().catalog.queries)) {
  console.log(key);
}
