import {configureStore} from '@reduxjs/toolkit';
import {
  createApi,
  retry,
  type BaseQueryFn,
  type RetryOptions,
} from '@reduxjs/toolkit/query';
import {expect, test} from 'vitest';

/** How many requests a failing query sends. */
async function tries(
  options: RetryOptions,
  extraOptions: RetryOptions = {},
  fail = () => ({error: 'closed'}),
) {
  let count = 0;
  const closed: BaseQueryFn<string> = () => {
    count += 1;
    return fail();
  };
  const api = createApi({
    baseQuery: retry(closed, {backoff: async () => {}, ...options}),
    endpoints: (build) => ({
      shelf: build.query<null, void>({query: () => 'shelf', extraOptions}),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  await store.dispatch(api.endpoints.shelf.initiate());
  return count;
}

test('what turns retries off in tests', async () => {
  expect(await tries({maxRetries: 0})).toBe(1);
  expect(await tries({retryCondition: () => false})).toBe(1);
  // A condition is not limited by `maxRetries`.
  const careful: RetryOptions = {
    retryCondition: (_error, _args, {attempt}) => attempt <= 2,
  };
  expect(await tries(careful, {maxRetries: 0})).toBe(3);
  // It is not asked about what the base query throws.
  const broken = () => {
    throw new TypeError('Failed to parse URL');
  };
  expect(await tries({retryCondition: () => false}, {}, broken)).toBe(6);
});
