import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  fetchBaseQuery,
  type QueryReturnValue,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {expect, expectTypeOf, test} from 'vitest';
import {server} from '../../testing/server';

const baseQuery = fetchBaseQuery({baseUrl: 'https://clinic.example/api'});
type Found = QueryReturnValue<string, FetchBaseQueryError, undefined>;

// @ts-expect-error 'circularApi' implicitly has type 'any'
const circularApi = createApi({
  baseQuery,
  // @ts-expect-error 'endpoints' implicitly has return type 'any'
  endpoints: (build) => ({
    getName: build.query<string, number>({query: (id) => `pets/${id}`}),
    getFirst: build.query<string, void>({
      // @ts-expect-error 'queryFn' implicitly has return type 'any'
      queryFn: async (_arg, {dispatch}) => {
        // @ts-expect-error 'initiate' implicitly has type 'any'
        const {initiate} = circularApi.endpoints.getName;
        // @ts-expect-error 'data' implicitly has type 'any'
        const {data = ''} = await dispatch(initiate(1));
        return {data};
      },
    }),
  }),
});

// With a return type.
const annotatedApi = createApi({
  baseQuery,
  endpoints: (build) => ({
    getName: build.query<string, number>({query: (id) => `pets/${id}`}),
    getFirst: build.query<string, void>({
      queryFn: async (_arg, {dispatch}): Promise<Found> => {
        const {initiate} = annotatedApi.endpoints.getName;
        const {data = ''} = await dispatch(initiate(1, {subscribe: false}));
        return {data};
      },
    }),
  }),
});

// In a second call, where the type of the first is known.
const namesApi = createApi({
  baseQuery,
  endpoints: (build) => ({
    getName: build.query<string, number>({query: (id) => `pets/${id}`}),
  }),
});
const splitApi = namesApi.injectEndpoints({
  endpoints: (build) => ({
    getFirst: build.query<string, void>({
      queryFn: async (_arg, {dispatch}) => {
        const {initiate} = namesApi.endpoints.getName;
        const {data = ''} = await dispatch(initiate(1, {subscribe: false}));
        return {data};
      },
    }),
  }),
});

// Callbacks without a result in the type need nothing.
const startedApi = createApi({
  baseQuery,
  endpoints: (build) => ({
    getName: build.query<string, number>({query: (id) => `pets/${id}`}),
    rename: build.mutation<string, number>({
      query: (id) => `pets/${id}`,
      async onQueryStarted(id, {dispatch, queryFulfilled}) {
        const {data} = await queryFulfilled;
        dispatch(
          startedApi.util.updateQueryData('getName', id, () => data),
        );
      },
    }),
  }),
});

test('two ways out of the circle', async () => {
  server.use(
    http.get('https://clinic.example/api/pets/1', () =>
      HttpResponse.json('Momo'),
    ),
  );
  expectTypeOf(circularApi).toBeAny();
  expectTypeOf(annotatedApi).not.toBeAny();
  expectTypeOf(splitApi).not.toBeAny();
  expectTypeOf(startedApi).not.toBeAny();
  for (const api of [annotatedApi, splitApi]) {
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    const {data} = await store.dispatch(api.endpoints.getFirst.initiate());
    expect(data).toBe('Momo');
  }
});
