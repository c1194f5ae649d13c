import {configureStore} from '@reduxjs/toolkit';
import {createApi} from '@reduxjs/toolkit/query';

const api = createApi({
  baseQuery: () => ({data: null}), // no server: only the keys matter
  endpoints: (build) => ({
    find: build.query<null, unknown>({query: (arg) => arg}),
  }),
});

const store = configureStore({
  reducer: {[api.reducerPath]: api.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({serializableCheck: false}).concat(api.middleware),
});

const keyOf = (arg: unknown) =>
  store.dispatch(api.endpoints.find.initiate(arg)).queryCacheKey;

console.log(keyOf({hall: 'north', page: 1}));
console.log(keyOf({page: 1, hall: 'north'})); // the same entry
console.log(keyOf({page: 1, hall: 'north', sort: undefined})); // too
console.log(keyOf(undefined)); // the same as no argument
console.log(keyOf(null));
console.log(keyOf(7), keyOf('7'));
console.log(keyOf(new Date(0)));
console.log(keyOf(new Map([['hall', 'north']])), keyOf(new Set([7])));
console.log(keyOf(7n));
