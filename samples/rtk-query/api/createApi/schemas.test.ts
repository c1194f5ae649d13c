import {createApi, type SchemaType} from '@reduxjs/toolkit/query';
import {expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {dueDateApi} from './dueDateApi';
import {storeFor} from './handlers';

/** Trims a card number; refuses an empty one. */
const cardSchema = {
  '~standard': {
    version: 1 as const,
    vendor: 'library',
    validate: (value: unknown) =>
      typeof value === 'string' && value.trim()
        ? {value: value.trim()}
        : {issues: [{message: 'a card number is needed'}]},
  },
};

function cardApi(
  skipSchemaValidation?: SchemaType[] | boolean,
  converters: {api?: boolean; endpoint?: boolean} = {},
) {
  const calls: string[] = [];
  const asked: string[] = [];
  const api = createApi({
    baseQuery: (path: string) => {
      asked.push(path);
      return {data: 'ok'};
    },
    onSchemaFailure: ({schemaName}, {endpoint, queryCacheKey}) => {
      calls.push(`api: ${schemaName} of ${endpoint} ${queryCacheKey}`);
    },
    ...(converters.api && {catchSchemaFailure: () => 'from the api'}),
    endpoints: (build) => ({
      holder: build.query<string, string>({
        query: (card) => `cards/${card}`,
        argSchema: cardSchema,
        onSchemaFailure: ({issues, value}) => {
          calls.push(`endpoint: ${issues[0]?.message} (${value})`);
        },
        ...(converters.endpoint && {
          catchSchemaFailure: () => 'from the endpoint',
        }),
        ...(skipSchemaValidation !== undefined && {skipSchemaValidation}),
      }),
    }),
  });
  return {api, asked, calls, store: storeFor(api)};
}

test('a parsed argument reaches query, the key keeps the original', async () => {
  const {api, asked, store} = cardApi();
  await store.dispatch(api.endpoints.holder.initiate('  R-77 '));
  expect(asked).toEqual(['cards/R-77']);
  expect(Object.keys(store.getState().api.queries)).toEqual([
    'holder("  R-77 ")',
  ]);
});

test('a skipped schema does not change the value either', async () => {
  const {api, asked, store} = cardApi(['arg']);
  await store.dispatch(api.endpoints.holder.initiate('  R-77 '));
  expect(asked).toEqual(['cards/  R-77 ']);
});

test('who gets the parsed argument, and who the original', async () => {
  const got: Record<string, string> = {};
  const api = createApi({
    baseQuery: (path: string) =>
      path === 'R-77' ? {data: 'ok'} : {error: 'unknown card'},
    tagTypes: ['Card'],
    endpoints: (build) => ({
      holder: build.query<string, string>({
        argSchema: cardSchema,
        query: (card) => (got.query = card),
        transformResponse: (holder: string, meta, card) => {
          got.transformResponse = card;
          return holder;
        },
        transformErrorResponse: (error, meta, card) => {
          got.transformErrorResponse = card;
          return error;
        },
        providesTags: (holder, error, card) => {
          got.providesTags = card;
          return ['Card'];
        },
        onQueryStarted: (card) => void (got.onQueryStarted = card),
        onCacheEntryAdded: (card) => void (got.onCacheEntryAdded = card),
      }),
    }),
  });
  const store = storeFor(api);
  await store.dispatch(api.endpoints.holder.initiate(' R-9 '));
  await store.dispatch(api.endpoints.holder.initiate(' R-77 '));
  expect(got).toEqual({
    query: 'R-77',
    transformResponse: 'R-77',
    transformErrorResponse: ' R-9 ',
    providesTags: ' R-77 ',
    onQueryStarted: ' R-77 ',
    onCacheEntryAdded: ' R-77 ',
  });
});

test('a failure rejects as an unhandled error; both handlers hear of it', async () => {
  const printed = captureConsole();
  const {api, asked, calls, store} = cardApi();
  const {error} = await store.dispatch(api.endpoints.holder.initiate(' '));
  expect(error).toMatchObject({
    name: 'SchemaError',
    message: 'a card number is needed',
  });
  expect(asked).toEqual([]);
  expect(calls).toEqual([
    'endpoint: a card number is needed ( )',
    'api: argSchema of holder holder(" ")',
  ]);
  expect(printed.texts('error')[0]).toContain(
    'An unhandled error occurred processing a request for the endpoint "holder".',
  );
});

test('catchSchemaFailure makes it an ordinary error; the endpoint decides', async () => {
  const printed = captureConsole();
  const both = cardApi(undefined, {api: true, endpoint: true});
  const one = cardApi(undefined, {api: true});
  expect(
    await both.store.dispatch(both.api.endpoints.holder.initiate('')),
  ).toMatchObject({error: 'from the endpoint'});
  expect(
    await one.store.dispatch(one.api.endpoints.holder.initiate('')),
  ).toMatchObject({error: 'from the api'});
  expect(printed.texts()).toEqual([]);
});

test('with catchSchemaFailure, tag functions run, even if nothing was sent', async () => {
  const sent: string[] = [];
  const errors: unknown[] = [];
  const api = createApi({
    baseQuery: (path: string) => {
      sent.push(path);
      return {data: null};
    },
    tagTypes: ['Card'],
    catchSchemaFailure: ({message}) => message,
    endpoints: (build) => ({
      renew: build.mutation<null, string>({
        query: (card) => `cards/${card}`,
        argSchema: cardSchema,
        invalidatesTags: (_result, error) => {
          errors.push(error);
          return ['Card'];
        },
      }),
    }),
  });
  await storeFor(api).dispatch(api.endpoints.renew.initiate(''));
  expect(sent).toEqual([]);
  expect(errors).toEqual(['a card number is needed']);
});

test.each([[true], [['arg'] satisfies SchemaType[]]])(
  'skipSchemaValidation: %o',
  async (skip) => {
    const {api, asked, store} = cardApi(skip);
    await store.dispatch(api.endpoints.holder.initiate(''));
    expect(asked).toEqual(['cards/']);
  },
);

test('an upsert is checked by rawResponseSchema, although it is not raw', async () => {
  const printed = captureConsole();
  const store = storeFor(dueDateApi);
  const {upsertQueryData} = dueDateApi.util;
  const {error} = await store.dispatch(
    upsertQueryData('dueDate', 1, '2026-05-02'),
  );
  expect(error).toMatchObject({
    name: 'SchemaError',
    message: 'rawResponseSchema refused the value',
  });
  store.dispatch(
    dueDateApi.util.upsertQueryEntries([
      {endpointName: 'dueDate', arg: 2, value: '2026-05-02'},
    ]),
  );
  expect(printed.texts('log')).toEqual([
    'argSchema',
    'rawResponseSchema',
    'providesTags',
  ]);
});

test('the order of work is the same for a second run', async () => {
  const printed = captureConsole();
  const store = storeFor(dueDateApi);
  await store.dispatch(dueDateApi.endpoints.dueDate.initiate(1));
  expect(printed.texts('log')).toEqual([
    'argSchema',
    'query',
    "baseQuery('loans/1')",
    'rawResponseSchema',
    'transformResponse',
    'responseSchema',
    'metaSchema',
    'providesTags',
  ]);
});
