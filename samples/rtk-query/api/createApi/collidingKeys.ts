import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';

const bookApi = createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: (build) => ({
    title: build.query<string, number>({
      queryFn: () => ({data: 'The Tide Tables'}),
      serializeQueryArgs: ({queryArgs}) => `book-${queryArgs}`,
    }),
    // The same text for another endpoint: one entry for both.
    shelfMark: build.query<string, number>({
      queryFn: () => ({data: 'Maps 4 B'}),
      serializeQueryArgs: ({queryArgs}) => `book-${queryArgs}`,
    }),
    // The name of the endpoint in the text keeps them apart.
    author: build.query<string, number>({
      queryFn: () => ({data: 'M. Ito'}),
      serializeQueryArgs: ({queryArgs, endpointName}) =>
        `${endpointName}-${queryArgs}`,
    }),
  }),
});

const store = configureStore({
  reducer: {api: bookApi.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(bookApi.middleware),
});

const {title, shelfMark, author} = bookApi.endpoints;
for (const {name, initiate} of [title, shelfMark, author]) {
  const {data} = await store.dispatch(initiate(12));
  console.log(name, '->', data);
}
console.log(Object.keys(store.getState().api.queries));
