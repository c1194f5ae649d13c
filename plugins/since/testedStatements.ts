/** A version in prose that no declaration tells. */
export interface TestedStatement {
  page: string;
  /** Words of the sentence. */
  says: string;
  version: string;
  /** Passes on that release, and fails on the one before: `npm run since -- statements` runs it there. */
  test: {file: string; name: string};
}

const rtkQuery = (
  page: string,
  says: string,
  version: string,
  file: string,
  name: string,
): TestedStatement => ({
  page: `docs/rtk-query/${page}.mdx`,
  says,
  version,
  test: {file: `rtk-query/${file}`, name},
});

export const TESTED: readonly TestedStatement[] = [
  rtkQuery(
    'api/created-api/api-slice-utils',
    'An existing entry keeps its data and tags',
    '2.14',
    'api/created-api/api-slice-utils/upserts.test.ts',
    'a failed upsert leaves the old entry, and resolves with it',
  ),
  rtkQuery(
    'api/created-api/code-splitting',
    'before, there was no message',
    '2.14',
    'api/created-api/code-splitting/enhance.test.ts',
    'an unknown name is reported',
  ),
  rtkQuery(
    'api/fetchBaseQuery',
    'with an address in its query string',
    '2.13',
    'api/fetchBaseQuery/requests.test.ts',
    'https://parcels.example/v1 + go?to=https://a.example',
  ),
  rtkQuery(
    'api/fetchBaseQuery',
    'Any other type is kept',
    '2.14',
    'api/fetchBaseQuery/requests.test.ts',
    'an explicit type of bytes is kept',
  ),
  rtkQuery(
    'api/setupListeners',
    'With the default listeners',
    '2.14',
    'api/setupListeners/window.test.tsx',
    'two stores both hear, until they stop',
  ),
  rtkQuery(
    'usage/automated-refetching',
    'are valid ids',
    '2.13',
    'usage/automated-refetching/matchTable.test.ts',
    'zero',
  ),
  rtkQuery(
    'usage/cache-behavior',
    'a cache hit with subscribe: false does not restart it',
    '2.14',
    'usage/cache-behavior/timers.test.ts',
    'a cache hit without subscription does not prolong the life',
  ),
  rtkQuery(
    'usage/manual-cache-updates',
    'an existing entry keeps its data and its tags',
    '2.14',
    'api/created-api/api-slice-utils/upserts.test.ts',
    'a failed upsert leaves the old entry, and resolves with it',
  ),
  rtkQuery(
    'usage/manual-cache-updates',
    'and the request goes on',
    '2.14',
    'usage/manual-cache-updates/lifecycle.test.ts',
    'a synchronous error is logged, and the request goes on',
  ),
  rtkQuery(
    'usage/mutations',
    'keeps the type you set',
    '2.14',
    'api/fetchBaseQuery/requests.test.ts',
    'an explicit type of bytes is kept',
  ),
  rtkQuery(
    'usage/queries',
    'isLoading stayed false here',
    '2.14',
    'usage/queries/flags.test.tsx',
    'no data yet: fail, retry',
  ),
  rtkQuery(
    'usage/streaming-updates',
    'a second call ends the lifecycle of the first',
    '2.14',
    'usage/streaming-updates/sources.test.ts',
    'ends when the same fixedCacheKey is used again',
  ),
  rtkQuery(
    'usage/streaming-updates',
    'This warning exists since',
    '2.14',
    'usage/streaming-updates/messages.test.ts',
    'updateCachedData before the first data does nothing and warns',
  ),
  rtkQuery(
    'usage/streaming-updates',
    'The message exists since',
    '2.14',
    'usage/streaming-updates/messages.test.ts',
    'an error thrown at once is printed, and the request goes on',
  ),
];
