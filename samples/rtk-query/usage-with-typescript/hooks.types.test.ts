import type {
  BaseQueryFn,
  QueryDefinition,
  InfiniteQueryDefinition,
  TypedInfiniteQueryStateSelector,
  TypedLazyInfiniteQueryTrigger,
  TypedLazyQueryTrigger,
  TypedMutationTrigger,
  TypedQueryOnQueryStarted,
  TypedQueryStateSelector,
  TypedUseInfiniteQuery,
  TypedUseInfiniteQueryHookResult,
  TypedUseInfiniteQueryState,
  TypedUseInfiniteQueryStateOptions,
  TypedUseInfiniteQueryStateResult,
  TypedUseInfiniteQuerySubscription,
  TypedUseInfiniteQuerySubscriptionResult,
  TypedUseLazyQuery,
  TypedUseLazyQueryStateResult,
  TypedUseLazyQuerySubscription,
  TypedUseMutation,
  TypedUseMutationResult,
  TypedUseMutationStateOptions,
  TypedUseQuery,
  TypedUseQueryHookResult,
  TypedUseQueryState,
  TypedUseQueryStateOptions,
  TypedUseQueryStateResult,
  TypedUseQuerySubscription,
  TypedUseQuerySubscriptionOptions,
  TypedUseQuerySubscriptionResult,
  UseInfiniteQueryStateDefaultResult,
  UseQueryStateDefaultResult,
} from '@reduxjs/toolkit/query/react';
import {expectTypeOf, test} from 'vitest';
import {
  clinicApi,
  type ClinicBaseQuery,
  type Pet,
  type Visit,
} from './clinicApi';

// Checked by the compiler; no hook is called.
const {getPet, renamePet, getVisits} = clinicApi.endpoints;
type B = ClinicBaseQuery;
type Rename = Pick<Pet, 'id' | 'name'>;

test('a hook as a parameter needs NoInfer for its argument', () => {
  const {useQuery} = clinicApi.endpoints.getPets;
  const cats = {species: 'cat'} as const;
  const inferred = <Item, Arg>(
    _useItems: TypedUseQuery<Item[], Arg, B>,
    _arg: Arg,
  ) => {};
  const fromHook = <Item, Arg>(
    _useItems: TypedUseQuery<Item[], Arg, B>,
    _arg: NoInfer<Arg>,
  ) => {};
  // @ts-expect-error the argument is inferred from `cats`
  inferred(useQuery, cats);
  fromHook(useQuery, cats);
  // Written inline, the value does not decide.
  inferred(useQuery, {species: 'cat'});
});

test('query helpers', () => {
  type Hook = TypedUseQuery<Pet, number, B>;
  expectTypeOf(getPet.useQuery).toExtend<Hook>();
  expectTypeOf(getPet.useQuery).not.toExtend<
    TypedUseQuery<Pet, number, BaseQueryFn>
  >();
  expectTypeOf(getPet.useQueryState).toExtend<
    TypedUseQueryState<Pet, number, B>
  >();
  expectTypeOf(getPet.useQuerySubscription).toExtend<
    TypedUseQuerySubscription<Pet, number, B>
  >();
  const useCalled = (useIt: Hook) => useIt(7);
  expectTypeOf(useCalled).returns.toExtend<
    TypedUseQueryHookResult<Pet, number, B>
  >();
  // The hook is generic, so ReturnType knows nothing of the data.
  expectTypeOf<ReturnType<Hook>['data']>().toBeAny();
  expectTypeOf<TypedUseQueryHookResult<Pet, number, B>>().toExtend<
    TypedUseQueryStateResult<Pet, number, B> &
      TypedUseQuerySubscriptionResult<Pet, number, B>
  >();
  expectTypeOf<
    TypedUseQuerySubscriptionResult<Pet, number, B>
  >().toHaveProperty('refetch');
  expectTypeOf<TypedUseQueryStateResult<Pet, number, B>>().toEqualTypeOf<
    UseQueryStateDefaultResult<QueryDefinition<number, B, string, Pet>>
  >();
  expectTypeOf<
    keyof TypedUseQueryStateOptions<Pet, number, B>
  >().toEqualTypeOf<'skip' | 'selectFromResult'>();
  expectTypeOf<keyof TypedUseQuerySubscriptionOptions>().toEqualTypeOf<
    | 'skip'
    | 'refetchOnMountOrArgChange'
    | 'pollingInterval'
    | 'skipPollingIfUnfocused'
    | 'refetchOnFocus'
    | 'refetchOnReconnect'
  >();
  expectTypeOf<
    TypedQueryStateSelector<Pet, number, B, {name?: string}>
  >().returns.toEqualTypeOf<{name?: string}>();
});

test('lazy query helpers', () => {
  expectTypeOf(getPet.useLazyQuery).toExtend<
    TypedUseLazyQuery<Pet, number, B>
  >();
  expectTypeOf(getPet.useLazyQuerySubscription).toExtend<
    TypedUseLazyQuerySubscription<Pet, number, B>
  >();
  const useCalled = () => getPet.useLazyQuery();
  expectTypeOf(useCalled).returns.toExtend<
    readonly [
      TypedLazyQueryTrigger<Pet, number, B>,
      TypedUseLazyQueryStateResult<Pet, number, B>,
      {lastArg: number},
    ]
  >();
});

test('mutation helpers', () => {
  expectTypeOf(renamePet.useMutation).toExtend<
    TypedUseMutation<Pet, Rename, B>
  >();
  const useCalled = () => renamePet.useMutation();
  expectTypeOf(useCalled).returns.toExtend<
    readonly [
      TypedMutationTrigger<Pet, Rename, B>,
      TypedUseMutationResult<Pet, Rename, B>,
    ]
  >();
  expectTypeOf<
    keyof TypedUseMutationStateOptions<Pet, Rename, B>
  >().toEqualTypeOf<'selectFromResult' | 'fixedCacheKey'>();
});

test('infinite query helpers', () => {
  type Result = TypedUseInfiniteQueryHookResult<Visit[], number, number, B>;
  expectTypeOf(getVisits.useInfiniteQuery).toExtend<
    TypedUseInfiniteQuery<Visit[], number, number, B>
  >();
  expectTypeOf(getVisits.useInfiniteQueryState).toExtend<
    TypedUseInfiniteQueryState<Visit[], number, number, B>
  >();
  expectTypeOf(getVisits.useInfiniteQuerySubscription).toExtend<
    TypedUseInfiniteQuerySubscription<Visit[], number, number, B>
  >();
  expectTypeOf<Result>().toHaveProperty('fetchNextPage');
  expectTypeOf<
    TypedUseInfiniteQueryStateResult<Visit[], number, number, B>
  >().toEqualTypeOf<
    UseInfiniteQueryStateDefaultResult<
      InfiniteQueryDefinition<number, number, B, string, Visit[]>
    >
  >();
  type Subscription = TypedUseInfiniteQuerySubscriptionResult<
    Visit[],
    number,
    number,
    B
  >;
  expectTypeOf<Subscription['trigger']>().toExtend<
    TypedLazyInfiniteQueryTrigger<Visit[], number, number, B>
  >();
  // Not what it needs at run time: the plain argument.
  expectTypeOf<Subscription['trigger']>()
    .parameter(0)
    .toEqualTypeOf<{queryArg: number; pageParam: number}>();
  expectTypeOf<
    keyof TypedUseInfiniteQueryStateOptions<Visit[], number, number, B>
  >().toEqualTypeOf<'skip' | 'selectFromResult'>();
  expectTypeOf<
    TypedInfiniteQueryStateSelector<
      Visit[],
      number,
      number,
      B,
      {pages: number}
    >
  >().returns.toEqualTypeOf<{pages: number}>();
});

test('onQueryStarted of a query', () => {
  type Callback = NonNullable<
    TypedQueryOnQueryStarted<Pet, number, B, 'clinicApi'>
  >;
  expectTypeOf<Callback>().parameter(0).toEqualTypeOf<number>();
  expectTypeOf<Parameters<Callback>[1]>().toHaveProperty(
    'updateCachedData',
  );
});
