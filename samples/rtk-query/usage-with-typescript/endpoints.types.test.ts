import type {SerializedError} from '@reduxjs/toolkit';
import {
  createApi,
  fetchBaseQuery,
  type Api,
  type BaseEndpointDefinition,
  type BaseQueryArg,
  type BaseQueryError,
  type BaseQueryExtraOptions,
  type BaseQueryFn,
  type BaseQueryMeta,
  type BaseQueryResult,
  type EndpointDefinition,
  type EndpointDefinitions,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  type InfiniteQueryArgFrom,
  type InfiniteQueryDefinition,
  type MutationDefinition,
  type PageParamFrom,
  type QueryArgFrom,
  type QueryDefinition,
  type QueryKeys,
  type ResultTypeFrom,
  type TypedUseInfiniteQueryHookResult,
  type TypedUseQueryHookResult,
} from '@reduxjs/toolkit/query/react';
import {describe, expectTypeOf, test} from 'vitest';
import {z} from 'zod';
import type {adoptionApi} from './adoptionApi';
import type {checkedApi} from './checkedApi';
import {
  clinicApi,
  type ClinicBaseQuery,
  type Pet,
  type Visit,
} from './clinicApi';
import type {
  ClinicDefinitions,
  OnePet,
  PetFilter,
  PetList,
} from './extractedTypes';
import {cityApi} from './branchApis';
import type {describeError} from './describeError';
import {endpointNames} from './endpointNames';
import type {roleBaseQuery} from './roleBaseQuery';

// Everything here is checked by the compiler; nothing is sent.
const baseQuery = fetchBaseQuery({baseUrl: 'https://clinic.example/api'});
type Result = TypedUseQueryHookResult<Pet, number, ClinicBaseQuery>;

test('arguments: void and optional', () => {
  expectTypeOf(clinicApi.endpoints.getPets.initiate).toBeCallableWith();
  // @ts-expect-error getPet needs an id
  void (() => clinicApi.endpoints.getPet.initiate());
});

describe('schemas', () => {
  test('give argument and result', () => {
    type Vaccines = typeof checkedApi.endpoints.getVaccines.Types;
    expectTypeOf<Vaccines['QueryArg']>().toEqualTypeOf<number>();
    expectTypeOf<Vaccines['ResultType']>().toEqualTypeOf<
      {name: string; given_on: string}[]
    >();
    type Years = typeof checkedApi.endpoints.getVaccineYears.Types;
    expectTypeOf<Years['ResultType']>().toEqualTypeOf<number[]>();
  });

  test('must not change the type', () => {
    const toLength = z.string().transform((text) => text.length);
    createApi({
      baseQuery,
      endpoints: (build) => ({
        // @ts-expect-error input is a string, output a number
        a: build.query({query: () => 'a', responseSchema: toLength}),
        // @ts-expect-error the same for the raw response
        b: build.query({query: () => 'b', rawResponseSchema: toLength}),
      }),
    });
  });

  test('with a wider input compile, and give the type of the input', () => {
    const api = createApi({
      baseQuery,
      endpoints: (build) => ({
        name: build.query({
          query: (id: number) => `pets/${id}/name`,
          responseSchema: z.string().default(''),
        }),
        grams: build.query({
          query: (id: number) => `pets/${id}/grams`,
          responseSchema: z.coerce.number(),
        }),
      }),
    });
    const {endpoints} = api;
    expectTypeOf(endpoints.grams.initiate).toBeCallableWith(1);
    type Types = typeof endpoints;
    expectTypeOf<Types['grams']['Types']['ResultType']>().toBeAny();
    type Name = Types['name']['Types']['ResultType'];
    expectTypeOf<Name>().toEqualTypeOf<string | undefined>();
    type NameResult = TypedUseQueryHookResult<
      Name,
      number,
      typeof baseQuery
    >;
    expectTypeOf<
      Extract<NameResult, {isSuccess: true}>['data']
    >().toEqualTypeOf<string | undefined>();
  });
});

describe('errors', () => {
  test('of a hook', () => {
    expectTypeOf<Result['error']>().toEqualTypeOf<
      FetchBaseQueryError | SerializedError | undefined
    >();
    expectTypeOf<FetchBaseQueryError['status']>().toEqualTypeOf<
      | number
      | 'FETCH_ERROR'
      | 'PARSING_ERROR'
      | 'TIMEOUT_ERROR'
      | 'CUSTOM_ERROR'
    >();
  });

  test('of an infinite query are declared without the base query', () => {
    type Visits = TypedUseInfiniteQueryHookResult<
      Visit[],
      number,
      number,
      ClinicBaseQuery
    >;
    expectTypeOf<Visits['error']>().toEqualTypeOf<
      SerializedError | undefined
    >();
    expectTypeOf<typeof describeError>()
      .parameter(0)
      .toEqualTypeOf<FetchBaseQueryError | SerializedError>();
  });

  test('transformErrorResponse does not change the type', () => {
    type AdoptResult = Awaited<
      ReturnType<ReturnType<typeof adoptionApi.endpoints.adoptPet.initiate>>
    >;
    expectTypeOf<AdoptResult['error']>().toEqualTypeOf<
      FetchBaseQueryError | SerializedError | undefined
    >();
  });

  test('flags narrow', () => {
    expectTypeOf<
      Extract<Result, {isSuccess: true}>['data']
    >().toEqualTypeOf<Pet>();
    expectTypeOf<
      Extract<Result, {isLoading: true}>['data']
    >().toEqualTypeOf<undefined>();
    // At run time it can be undefined: see the table of a skipped hook.
    expectTypeOf<
      Extract<Result, {isSuccess: true; isFetching: false}>['currentData']
    >().toEqualTypeOf<Pet>();
    expectTypeOf<Extract<Result, {isError: true}>['error']>().toEqualTypeOf<
      FetchBaseQueryError | SerializedError
    >();
  });
});

test('a spread map needs as const; a plain map does not', () => {
  createApi({
    baseQuery,
    tagTypes: ['Pet'],
    endpoints: (build) => ({
      plain: build.query<Pet[], void>({
        query: () => 'pets',
        providesTags: (pets = []) =>
          pets.map(({id}) => ({type: 'Pet', id})),
      }),
      spread: build.query<Pet[], void>({
        query: () => 'pets',
        // @ts-expect-error Type 'string' is not assignable to type '"Pet"'
        providesTags: (pets = []) => [
          ...pets.map(({id}) => ({type: 'Pet', id})),
          'Pet',
        ],
      }),
    }),
  });
});

test('queryFn returns data or error, of the right type', () => {
  createApi({
    baseQuery,
    endpoints: (build) => ({
      // @ts-expect-error not wrapped in {data}
      bare: build.query<number, void>({queryFn: () => 4}),
      // @ts-expect-error not an error of the base query
      text: build.query<number, void>({queryFn: () => ({error: 'no'})}),
      unchecked: build.query<number, void>({
        // @ts-expect-error the fourth argument returns unknown data
        queryFn: async (_arg, _api, _extra, send) => {
          const {data} = await send('weight');
          return {data};
        },
      }),
    }),
  });
});

test('the fourth argument of queryFn has the result type of the base query', () => {
  const scale: BaseQueryFn<string, number> = () => ({data: 4200});
  createApi({
    baseQuery: scale,
    endpoints: (build) => ({
      getWeight: build.query<number, void>({
        queryFn: async (_arg, _api, _extra, send) => {
          const {data} = await send('weight');
          expectTypeOf(data).toEqualTypeOf<number | undefined>();
          return {data: data ?? 0};
        },
      }),
    }),
  });
});

test('required extraOptions make a base query unusable', () => {
  type Needs = BaseQueryFn<string, unknown, unknown, {role: string}>;
  const needsRole: Needs = () => ({data: null});
  // @ts-expect-error Property 'role' is missing in type '{}'
  createApi({baseQuery: needsRole, endpoints: () => ({})});
});

test('getState knows this api only', () => {
  clinicApi.injectEndpoints({
    endpoints: (build) => ({
      ping: build.query<null, void>({
        query: () => 'ping',
        onQueryStarted: (_arg, {getState}) => {
          expectTypeOf(getState()).toHaveProperty('clinicApi');
          // @ts-expect-error another slice
          void (() => getState().session);
        },
      }),
    }),
  });
});

test('types taken from an endpoint', () => {
  type D = ClinicDefinitions;
  expectTypeOf<PetList>().toEqualTypeOf<Pet[]>();
  expectTypeOf<PetFilter>().toEqualTypeOf<{
    species?: Pet['species'];
  } | void>();
  expectTypeOf<OnePet>().toEqualTypeOf<Pet>();
  expectTypeOf<QueryArgFrom<D['getPet']>>().toEqualTypeOf<number>();
  expectTypeOf<ResultTypeFrom<D['getVisits']>>().toEqualTypeOf<Visit[]>();
  expectTypeOf<QueryArgFrom<D['getVisits']>>().toEqualTypeOf<{
    queryArg: number;
    pageParam: number;
  }>();
  expectTypeOf<
    InfiniteQueryArgFrom<D['getVisits']>
  >().toEqualTypeOf<number>();
  expectTypeOf<PageParamFrom<D['getVisits']>>().toEqualTypeOf<number>();
  expectTypeOf<QueryKeys<D>>().toEqualTypeOf<'getPet' | 'getPets'>();
});

test('types taken from a base query', () => {
  type B = typeof roleBaseQuery;
  expectTypeOf<BaseQueryArg<B>>().toEqualTypeOf<FetchArgs>();
  expectTypeOf<BaseQueryResult<B>>().toEqualTypeOf<unknown>();
  expectTypeOf<BaseQueryError<B>>().toEqualTypeOf<FetchBaseQueryError>();
  expectTypeOf<BaseQueryMeta<B>>().toEqualTypeOf<
    FetchBaseQueryMeta | undefined
  >();
  expectTypeOf<BaseQueryExtraOptions<B>>().toEqualTypeOf<{
    role?: 'vet' | 'nurse';
  }>();
});

test('definition types', () => {
  type B = ClinicBaseQuery;
  type D = ClinicDefinitions;
  expectTypeOf<D>().toExtend<EndpointDefinitions>();
  expectTypeOf<D['getPet']>().toExtend<
    QueryDefinition<number, B, 'Pet', Pet, 'clinicApi'>
  >();
  expectTypeOf<D['renamePet']>().toExtend<
    MutationDefinition<Pick<Pet, 'id' | 'name'>, B, 'Pet', Pet, 'clinicApi'>
  >();
  expectTypeOf<D['getVisits']>().toExtend<
    InfiniteQueryDefinition<number, number, B, 'Pet', Visit[], 'clinicApi'>
  >();
  expectTypeOf<D['getPet']>().toExtend<
    EndpointDefinition<number, B, 'Pet', Pet, 'clinicApi'>
  >();
  expectTypeOf<D['getPet']>().toExtend<
    BaseEndpointDefinition<number, B, Pet>
  >();
});

test('a helper for any api', () => {
  /* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-empty-object-type -- the point of the test */
  const allAny = (api: Api<any, any, any, any>) => api.reducerPath;
  const noEndpoints = (api: Api<any, {}, any, any>) => api.reducerPath;
  /* eslint-enable */
  // @ts-expect-error any for the endpoints asks for more than {} does
  void (() => allAny(clinicApi));
  noEndpoints(clinicApi);
  noEndpoints(cityApi);
  endpointNames(clinicApi);
});

test('extra is unknown, and there is no error type for one endpoint', () => {
  const api = createApi({
    baseQuery: fetchBaseQuery(),
    endpoints: (build) => ({
      q: build.query<string, void>({
        queryFn: (_arg, {extra}) => {
          expectTypeOf(extra).toEqualTypeOf<unknown>();
          return {data: ''};
        },
        onQueryStarted: (_arg, {extra}) => {
          expectTypeOf(extra).toEqualTypeOf<unknown>();
        },
      }),
    }),
  });
  expectTypeOf(api.endpoints.q.name).toEqualTypeOf<string>();
});

test('a cast of the base query sets the error of all endpoints', () => {
  interface MyError {
    status: number | string;
    data?: {message: string};
  }
  const api = createApi({
    baseQuery: fetchBaseQuery() as BaseQueryFn<
      string | FetchArgs,
      unknown,
      MyError,
      // eslint-disable-next-line @typescript-eslint/no-empty-object-type
      {},
      FetchBaseQueryMeta
    >,
    endpoints: (build) => ({
      getName: build.query<string, void>({query: () => 'name'}),
    }),
  });
  const useError = () => api.useGetNameQuery().error;
  expectTypeOf(useError).returns.toEqualTypeOf<
    MyError | SerializedError | undefined
  >();
});
