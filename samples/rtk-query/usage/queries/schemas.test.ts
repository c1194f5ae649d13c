import {
  configureStore,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import {
  createApi,
  fetchBaseQuery,
  NamedSchemaError,
  type BaseQueryFn,
  type SchemaFailureConverter,
  type SchemaFailureHandler,
  type SchemaFailureInfo,
  type SchemaType,
} from '@reduxjs/toolkit/query';
import {describe, expect, expectTypeOf, test, vi} from 'vitest';
import {z} from 'zod';
import {captureConsole} from '../../../testing/captureConsole';

interface Meta {
  took: number;
}
type Answer = {data: unknown} | {error: unknown};

/** A server without network: each test says what it answers. */
function base(answer: () => Answer, meta: Meta = {took: 4}) {
  const baseQuery: BaseQueryFn<unknown, unknown, unknown, object, Meta> =
    vi.fn(() => {
      const result = answer();
      return 'data' in result
        ? {data: result.data, meta}
        : {error: result.error, meta};
    });
  return baseQuery;
}

function makeStore<State>(api: {
  reducerPath: string;
  reducer: Reducer<State>;
  middleware: Middleware;
}) {
  return configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
}

/** A schema that writes its name down, then accepts. */
function noting(log: string[], name: SchemaType) {
  return z
    .any()
    .refine((value) => log.push(`${name} ${JSON.stringify(value)}`));
}

describe('the order of the six schemas', () => {
  test('of a success', async () => {
    const log: string[] = [];
    const api = createApi({
      baseQuery: base(() => ({data: 'raw'})),
      endpoints: (build) => ({
        get: build.query<string, string>({
          query: (id) => id,
          argSchema: noting(log, 'arg'),
          rawResponseSchema: noting(log, 'rawResponse'),
          transformResponse: (raw: string) => `${raw}, cooked`,
          responseSchema: noting(log, 'response'),
          rawErrorResponseSchema: noting(log, 'rawErrorResponse'),
          errorResponseSchema: noting(log, 'errorResponse'),
          metaSchema: noting(log, 'meta'),
        }),
      }),
    });
    const store = makeStore(api);
    await store.dispatch(api.endpoints.get.initiate('f1'));
    expect(log).toEqual([
      'arg "f1"',
      'rawResponse "raw"',
      'response "raw, cooked"',
      'meta {"took":4}',
    ]);
  });

  test('of a failure', async () => {
    const log: string[] = [];
    const api = createApi({
      baseQuery: base(() => ({error: 'raw'})),
      endpoints: (build) => ({
        get: build.query<string, string>({
          query: (id) => id,
          argSchema: noting(log, 'arg'),
          responseSchema: noting(log, 'response'),
          rawErrorResponseSchema: noting(log, 'rawErrorResponse'),
          transformErrorResponse: (raw) => `${raw}, cooked`,
          errorResponseSchema: noting(log, 'errorResponse'),
          metaSchema: noting(log, 'meta'),
        }),
      }),
    });
    const store = makeStore(api);
    await store.dispatch(api.endpoints.get.initiate('f1'));
    expect(log).toEqual([
      'arg "f1"',
      'rawErrorResponse "raw"',
      'meta {"took":4}',
      'errorResponse "raw, cooked"',
    ]);
  });

  test('an infinite query checks each page and a combined argument', async () => {
    const log: string[] = [];
    const api = createApi({
      baseQuery: base(() => ({data: ['Faust']})),
      endpoints: (build) => ({
        list: build.infiniteQuery<string[], string, number>({
          query: ({queryArg, pageParam}) => `${queryArg}/${pageParam}`,
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: (_page, _pages, last) => last + 1,
          },
          argSchema: noting(log, 'arg'),
          responseSchema: noting(log, 'response'),
          metaSchema: noting(log, 'meta'),
        }),
      }),
    });
    const store = makeStore(api);
    await store.dispatch(api.endpoints.list.initiate('silent'));
    await store.dispatch(
      api.endpoints.list.initiate('silent', {direction: 'forward'}),
    );
    expect(log).toEqual([
      'arg {"queryArg":"silent","pageParam":1}',
      'response ["Faust"]',
      'meta {"took":4}',
      'arg {"queryArg":"silent","pageParam":2}',
      'response ["Faust"]',
      'meta {"took":4}',
    ]);
    log.length = 0;
    await store.dispatch(
      api.endpoints.list.initiate('silent', {forceRefetch: true}),
    );
    expect(log.map((line) => line.split(' ')[0])).toEqual([
      'arg',
      'response',
      'arg',
      'response',
      'meta', // of the last page
    ]);
  });

  test('a refetch of a list that became shorter has no meta', async () => {
    const log: string[] = [];
    let last = 2;
    const api = createApi({
      baseQuery: base(() => ({data: ['Faust']})),
      endpoints: (build) => ({
        list: build.infiniteQuery<string[], string, number>({
          query: ({queryArg, pageParam}) => `${queryArg}/${pageParam}`,
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: (_page, _pages, param) =>
              param < last ? param + 1 : undefined,
          },
          responseSchema: noting(log, 'response'),
          metaSchema: noting(log, 'meta'),
        }),
      }),
    });
    const {dispatch} = makeStore(api);
    const {initiate} = api.endpoints.list;
    await dispatch(initiate('silent'));
    await dispatch(initiate('silent', {direction: 'forward'}));
    log.length = 0;
    last = 1;
    await dispatch(initiate('silent', {forceRefetch: true}));
    expect(log).toEqual(['response ["Faust"]']);
  });

  test('without a meta, metaSchema runs after a failure only', async () => {
    captureConsole();
    const api = createApi({
      baseQuery: (id: string) =>
        id === 'f1' ? {data: 'Faust'} : {error: 'unknown film'},
      endpoints: (build) => ({
        get: build.query<string, string>({
          query: (id) => id,
          metaSchema: z.object({took: z.number()}),
        }),
      }),
    });
    const store = makeStore(api);
    const {get} = api.endpoints;
    expect(await store.dispatch(get.initiate('f1'))).toMatchObject({
      data: 'Faust',
      isSuccess: true,
    });
    expect(await store.dispatch(get.initiate('f7'))).toMatchObject({
      error: {name: 'SchemaError'},
      isError: true,
    });
  });
});

describe('what a failure leaves', () => {
  test('a wrong argument sends nothing, and says so in every build', async () => {
    const printed = captureConsole();
    const baseQuery = base(() => ({data: 'never'}));
    const api = createApi({
      baseQuery,
      endpoints: (build) => ({
        get: build.query<string, string>({
          query: (id) => id,
          argSchema: z.string().min(1),
        }),
      }),
    });
    const store = makeStore(api);
    const {status, error} = await store.dispatch(
      api.endpoints.get.initiate(''),
    );
    expect(status).toBe('rejected');
    expect(error).toMatchObject({name: 'SchemaError'});
    expect(baseQuery).not.toHaveBeenCalled();

    vi.stubEnv('NODE_ENV', 'production');
    await store.dispatch(api.endpoints.get.initiate(''));
    vi.unstubAllEnvs();
    const [development, production] = printed.texts('error');
    expect(development).toMatch(/^An unhandled error occurred/);
    expect(production).toMatch(/^NamedSchemaError: Too small/);
  });

  test('transformErrorResponse may throw, too', async () => {
    const printed = captureConsole();
    const api = createApi({
      baseQuery: base(() => ({error: {status: 500}})),
      endpoints: (build) => ({
        get: build.query<string, void>({
          query: () => 'film',
          transformErrorResponse: () => {
            throw new RangeError('no words for it');
          },
        }),
      }),
    });
    const {error} = await makeStore(api).dispatch(
      api.endpoints.get.initiate(),
    );
    expect(error).toMatchObject({name: 'RangeError'});
    expect(printed.texts('error')[0]).toMatch(/^An unhandled error/);
  });

  test('a wrong refetch keeps the old data', async () => {
    captureConsole();
    let data: unknown = 'Faust';
    const api = createApi({
      baseQuery: base(() => ({data})),
      tagTypes: ['Film'],
      endpoints: (build) => ({
        get: build.query<string, void>({
          query: () => 'f1',
          responseSchema: z.string(),
          providesTags: (film) => (film ? ['Film'] : []),
        }),
      }),
    });
    const store = makeStore(api);
    await store.dispatch(api.endpoints.get.initiate());
    data = 1926;
    const again = await store.dispatch(
      api.endpoints.get.initiate(undefined, {forceRefetch: true}),
    );
    expect(again).toMatchObject({status: 'rejected', data: 'Faust'});
    const tagged = api.util.selectInvalidatedBy(
      {api: store.getState().api!},
      ['Film'],
    );
    expect(tagged).toHaveLength(1);
  });

  test('the failure of an infinite query has the type of a query', async () => {
    captureConsole();
    const onSchemaFailure = vi.fn<SchemaFailureHandler>();
    const api = createApi({
      baseQuery: base(() => ({data: 1926})),
      onSchemaFailure,
      endpoints: (build) => ({
        list: build.infiniteQuery<string, string, number>({
          query: ({queryArg, pageParam}) => `${queryArg}/${pageParam}`,
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: () => undefined,
          },
          responseSchema: z.string(),
        }),
      }),
    });
    const {dispatch} = makeStore(api);
    await dispatch(api.endpoints.list.initiate('silent'));
    // Here `arg` is the argument alone, without the page parameter.
    expect(onSchemaFailure.mock.lastCall?.[1]).toMatchObject({
      type: 'query',
      arg: 'silent',
    });
  });

  test('a refetch sends the pages before the one whose argument is wrong', async () => {
    captureConsole();
    let last = 2;
    const baseQuery = base(() => ({data: 'page'}));
    const api = createApi({
      baseQuery,
      endpoints: (build) => ({
        list: build.infiniteQuery<string, string, number>({
          query: ({queryArg, pageParam}) => `${queryArg}/${pageParam}`,
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: (page, pages, pageParam) => pageParam + 1,
          },
          argSchema: z
            .custom<{queryArg: string; pageParam: number}>()
            .refine(({pageParam}) => pageParam <= last),
        }),
      }),
    });
    const {dispatch} = makeStore(api);
    const {initiate} = api.endpoints.list;
    const pages = dispatch(initiate('silent'));
    await pages;
    await dispatch(initiate('silent', {direction: 'forward'}));
    expect(baseQuery).toHaveBeenCalledTimes(2);
    last = 1;
    expect((await pages.refetch()).isError).toBe(true);
    expect(baseQuery).toHaveBeenCalledTimes(3);
  });

  test('the output of a schema replaces the value', async () => {
    const api = createApi({
      baseQuery: base(() => ({data: {title: 'Faust', reels: 7}})),
      endpoints: (build) => ({
        get: build.query<{title: string}, string>({
          query: (id) => id,
          argSchema: z.string().trim(),
          responseSchema: z.object({title: z.string()}),
        }),
      }),
    });
    const store = makeStore(api);
    const {data} = await store.dispatch(api.endpoints.get.initiate(' f1 '));
    expect(data).toEqual({title: 'Faust'});
    // The key is made before the schema runs.
    expect(Object.keys(store.getState().api!.queries)).toEqual([
      'get(" f1 ")',
    ]);
  });
});

describe('handlers', () => {
  const wrong = (options: {
    onSchemaFailure?: SchemaFailureHandler;
    catchSchemaFailure?: SchemaFailureConverter<BaseQueryFn>;
    skipSchemaValidation?: boolean | SchemaType[];
    own?: {
      onSchemaFailure?: SchemaFailureHandler;
      catchSchemaFailure?: SchemaFailureConverter<BaseQueryFn>;
      skipSchemaValidation?: boolean | SchemaType[];
    };
  }) => {
    const {own, ...global} = options;
    const api = createApi({
      baseQuery: base(() => ({data: 1926})),
      ...global,
      endpoints: (build) => ({
        get: build.query<string, string>({
          query: (id) => id,
          transformErrorResponse: () => 'transformed',
          responseSchema: z.string(),
          ...own,
        }),
      }),
    });
    return makeStore(api).dispatch(api.endpoints.get.initiate('f1'));
  };

  test('onSchemaFailure: the endpoint, then the api', async () => {
    captureConsole();
    const calls: string[] = [];
    await wrong({
      onSchemaFailure: (error, info) => {
        expect(error).toBeInstanceOf(NamedSchemaError);
        expect(error).toMatchObject({
          schemaName: 'responseSchema',
          value: 1926,
        });
        expect(error.issues).toHaveLength(1);
        expect(info).toEqual({
          endpoint: 'get',
          arg: 'f1',
          type: 'query',
          queryCacheKey: 'get("f1")',
        });
        calls.push('api');
      },
      own: {onSchemaFailure: () => void calls.push('endpoint')},
    });
    expect(calls).toEqual(['endpoint', 'api']);
  });

  test('onSchemaFailure that throws takes the place of the failure', async () => {
    captureConsole();
    const {error} = await wrong({
      catchSchemaFailure: () => 'converted',
      onSchemaFailure: () => {
        throw new Error('the log is full');
      },
    });
    expect(error).toMatchObject({message: 'the log is full'});
  });

  test('catchSchemaFailure: the endpoint instead of the api', async () => {
    const printed = captureConsole();
    const forApi = vi.fn(() => 'api');
    const {error} = await wrong({
      catchSchemaFailure: forApi,
      own: {catchSchemaFailure: () => 'endpoint'},
    });
    expect(error).toBe('endpoint');
    expect(forApi).not.toHaveBeenCalled();
    expect(printed.lines).toEqual([]);
  });

  test('a schema that is turned off converts nothing', async () => {
    const film = async (skipSchemaValidation: boolean) => {
      const api = createApi({
        baseQuery: base(() => ({data: {year: '1926', reels: 9}})),
        skipSchemaValidation,
        endpoints: (build) => ({
          get: build.query<unknown, string>({
            query: (id) => id,
            responseSchema: z.object({
              year: z.coerce.number(),
              tint: z.string().default('none'),
            }),
          }),
        }),
      });
      const store = makeStore(api);
      return (await store.dispatch(api.endpoints.get.initiate('f1'))).data;
    };
    expect(await film(false)).toEqual({year: 1926, tint: 'none'});
    expect(await film(true)).toEqual({year: '1926', reels: 9});
  });

  test('skipSchemaValidation: true or a list; the endpoint wins', async () => {
    captureConsole();
    expect((await wrong({skipSchemaValidation: true})).data).toBe(1926);
    const some = await wrong({skipSchemaValidation: ['arg']});
    expect(some.isError).toBe(true);
    const list = await wrong({skipSchemaValidation: ['response']});
    expect(list.data).toBe(1926);
    const own = await wrong({
      skipSchemaValidation: true,
      own: {skipSchemaValidation: false},
    });
    expect(own.isError).toBe(true);
  });
});

test('types of the schema helpers', () => {
  expectTypeOf<SchemaType>().toEqualTypeOf<
    | 'arg'
    | 'rawResponse'
    | 'response'
    | 'rawErrorResponse'
    | 'errorResponse'
    | 'meta'
  >();
  expectTypeOf<SchemaFailureInfo['type']>().toEqualTypeOf<
    'query' | 'mutation'
  >();

  // Written inline, the status of an error widens to string.
  const inline = {
    baseQuery: fetchBaseQuery({baseUrl: 'https://archive.example/api'}),
    endpoints: () => ({}),
  };
  createApi({
    ...inline,
    // @ts-expect-error 'CUSTOM_ERROR' has become a string
    catchSchemaFailure: () => ({status: 'CUSTOM_ERROR', error: 'wrong'}),
  });
  createApi({
    ...inline,
    catchSchemaFailure: () => ({
      status: 'CUSTOM_ERROR' as const,
      error: 'wrong',
    }),
  });
});
