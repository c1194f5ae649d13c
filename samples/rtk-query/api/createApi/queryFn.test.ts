import {
  createApi,
  type BaseQueryFn,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {describe, expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {runAs} from '../../../testing/runAs';
import {server} from '../../../testing/server';
import {storeFor} from './handlers';
import {overdueApi} from './overdueApi';

const at = 'https://library.example/api';
const late = {id: 1, dueOn: '2026-04-01'};

describe('queryFn with two requests', () => {
  const run = () =>
    storeFor(overdueApi).dispatch(
      overdueApi.endpoints.overdueLoans.initiate('R-77'),
    );

  test('joins them', async () => {
    server.use(
      http.get(`${at}/clock`, () =>
        HttpResponse.json({today: '2026-04-20'}),
      ),
      http.get(`${at}/cards/R-77/loans`, () =>
        HttpResponse.json([late, {id: 2, dueOn: '2026-05-02'}]),
      ),
    );
    expect((await run()).data).toEqual([late]);
  });

  test('passes on the first error', async () => {
    server.use(
      http.get(`${at}/clock`, () => HttpResponse.json('x', {status: 500})),
    );
    expect((await run()).error).toEqual({status: 500, data: 'x'});
  });

  test('has an error of its own', async () => {
    server.use(
      http.get(`${at}/clock`, () => HttpResponse.json('noon')),
      http.get(`${at}/cards/R-77/loans`, () => HttpResponse.json([])),
    );
    expect((await run()).error).toMatchObject({status: 'CUSTOM_ERROR'});
  });
});

/** What a JavaScript author may return by mistake. */
function returning(result: unknown) {
  const untyped = () => result as QueryReturnValue<string, string, object>;
  const baseQuery: BaseQueryFn<void, string, string, object, object> =
    untyped;
  const api = createApi({
    baseQuery,
    endpoints: (build) => ({
      fines: build.query<string, void>({queryFn: untyped}),
      fees: build.query<string, void>({query: () => undefined}),
    }),
  });
  const printed = captureConsole();
  return {api, store: storeFor(api), printed};
}

describe('what a queryFn returns', () => {
  test.each([
    [undefined, 'did not return anything.'],
    ['late', 'did not return an object.'],
    [
      {data: 'a', error: 'b'},
      'returned an object containing both `error` and `result`.',
    ],
    [
      {data: undefined},
      'returned an object containing neither a valid `error` and `result`. At least one of them should not be `undefined`',
    ],
  ])('%o', async (result, problem) => {
    const {api, store, printed} = returning(result);
    await store.dispatch(api.endpoints.fines.initiate());
    expect(printed.texts('error')[0]?.replace(/\s+/g, ' ')).toContain(
      `Error encountered handling the endpoint fines. \`queryFn\` ${problem} It needs to return an object with either the shape \`{ data: <value> }\` or \`{ error: <value> }\` that may contain an optional \`meta\` property. Object returned was:`,
    );
    await store.dispatch(api.endpoints.fees.initiate());
    expect(printed.texts('error').join().replace(/\s+/g, ' ')).toContain(
      `Error encountered handling the endpoint fees. \`baseQuery\` ${problem}`,
    );
  });

  test('an unknown property', async () => {
    const {api, store, printed} = returning({data: 'a', status: 200});
    const {data} = await store.dispatch(api.endpoints.fines.initiate());
    expect(data).toBe('a');
    expect(printed.texts('error')[0]).toContain(
      'The object returned by `queryFn` has the unknown property status.',
    );
  });

  test('in production the shape is not checked; nothing at all is a TypeError', async () => {
    const {api, store, printed} = returning(undefined);
    const {error} = await runAs('production', () =>
      store.dispatch(api.endpoints.fines.initiate()),
    );
    expect(error).toMatchObject({name: 'TypeError'});
    expect(printed.texts().join()).not.toContain('Error encountered');
  });

  test('null is data', async () => {
    const {api, store, printed} = returning({data: null});
    const result = await store.dispatch(api.endpoints.fines.initiate());
    expect(result).toMatchObject({isSuccess: true, data: null});
    expect(printed.texts()).toEqual([]);
  });

  test.each(['', 0, null])(
    'the error %o counts as success',
    async (error) => {
      const {api, store, printed} = returning({error});
      const result = await store.dispatch(api.endpoints.fines.initiate());
      expect(result).toMatchObject({isSuccess: true, isError: false});
      expect(result.data).toBeUndefined();
      expect(printed.texts()).toEqual([]);
    },
  );

  test('what it throws is an unhandled error', async () => {
    const printed = captureConsole();
    const api = createApi({
      baseQuery: () => ({data: 1}),
      endpoints: (build) => ({
        fines: build.query<string, void>({
          queryFn() {
            throw new RangeError('no such card');
          },
        }),
      }),
    });
    const store = storeFor(api);
    const {error} = await store.dispatch(api.endpoints.fines.initiate());
    expect(error).toMatchObject({
      name: 'RangeError',
      message: 'no such card',
    });
    expect(printed.texts('error')[0]).toContain(
      'An unhandled error occurred processing a request for the endpoint "fines".\nIn the case of an unhandled error, no tags will be "provided" or "invalidated".',
    );
  });

  test('a thrown object loses its status', async () => {
    captureConsole();
    const api = createApi({
      baseQuery: () => ({data: 1}),
      endpoints: (build) => ({
        fines: build.query<string, void>({
          queryFn: () =>
            Promise.reject(
              Object.assign(new Error('no such card'), {status: 404}),
            ),
        }),
      }),
    });
    const store = storeFor(api);
    const {error} = await store.dispatch(api.endpoints.fines.initiate());
    expect(error).toMatchObject({message: 'no such card'});
    expect(error).not.toHaveProperty('status');
  });
});
