import {
  configureStore,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import {expect, expectTypeOf, test} from 'vitest';

const baseQuery = fetchBaseQuery({baseUrl: 'https://clinic.example/api'});

const isHydrate = (
  action: UnknownAction,
): action is PayloadAction<RootState> => action.type === 'hydrate';

const hydratedApi = createApi({
  baseQuery,
  endpoints: (build) => ({
    getName: build.query<string, void>({query: () => 'name'}),
  }),
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- breaks the circle
  extractRehydrationInfo(action, {reducerPath}): any {
    if (isHydrate(action)) return action.payload[reducerPath];
  },
});
const store = configureStore({
  reducer: {[hydratedApi.reducerPath]: hydratedApi.reducer},
  middleware: (getDefault) => getDefault().concat(hydratedApi.middleware),
});
type RootState = ReturnType<typeof store.getState>;

// The same without a return type.
// @ts-expect-error 'circularApi' implicitly has type 'any'
const circularApi = createApi({
  baseQuery,
  // @ts-expect-error 'endpoints' implicitly has return type 'any'
  endpoints: (build) => ({
    getName: build.query<string, void>({
      // @ts-expect-error 'queryFn' implicitly has return type 'any'
      queryFn: (_arg, {getState}) => ({
        data: (getState() as CircularState).vet,
      }),
    }),
  }),
});
// @ts-expect-error 'circularStore' implicitly has type 'any'
const circularStore = configureStore({
  reducer: {
    vet: () => 'Okafor',
    [circularApi.reducerPath]: circularApi.reducer,
  },
  middleware: (getDefault) => getDefault().concat(circularApi.middleware),
});
// @ts-expect-error Type alias 'CircularState' circularly references itself
type CircularState = ReturnType<typeof circularStore.getState>;

// An arrow without braces returns a value, also in `prepareHeaders`.
// @ts-expect-error 'headersApi' implicitly has type 'any'
const headersApi = createApi({
  baseQuery: fetchBaseQuery({
    // @ts-expect-error 'prepareHeaders' implicitly has return type 'any'
    prepareHeaders: (headers, {getState}) =>
      headers.set('x-vet', (getState() as HeadersState).vet),
  }),
  endpoints: () => ({}),
});
// @ts-expect-error 'headersStore' implicitly has type 'any'
const headersStore = configureStore({
  reducer: {
    vet: () => 'Okafor',
    [headersApi.reducerPath]: headersApi.reducer,
  },
});
// @ts-expect-error Type alias 'HeadersState' circularly references itself
type HeadersState = ReturnType<typeof headersStore.getState>;

test('an annotated return type keeps RootState whole', () => {
  expectTypeOf<RootState>().toHaveProperty('api');
  expect(store.getState()).toHaveProperty('api');
  expect(circularStore.getState()).toHaveProperty('vet', 'Okafor');
  expect(headersStore.getState()).toHaveProperty('vet', 'Okafor');
});
