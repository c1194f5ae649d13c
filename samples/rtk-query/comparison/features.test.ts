/// <reference types="vite/types/importMeta.d.ts" />
import * as apollo from '@apollo/client';
import * as apolloCore from '@apollo/client/core';
import * as apolloReact from '@apollo/client/react';
import {RetryLink} from '@apollo/client/link/retry';
import {configureStore} from '@reduxjs/toolkit';
import * as rtkQuery from '@reduxjs/toolkit/query/react';
import * as tanStack from '@tanstack/react-query';
import * as urqlCore from '@urql/core';
import {expect, expectTypeOf, it} from 'vitest';
import type {SWRConfiguration} from 'swr';
import useSWRInfinite from 'swr/infinite';
import useSWRMutation from 'swr/mutation';
import * as urql from 'urql';
import {useFakeClock} from '../../testing/useFakeClock';
import {stationsApi} from './stationsApi';

const manifests: Record<string, string> = import.meta.glob(
  '/node_modules/@reduxjs/toolkit/package.json',
  {query: '?raw', import: 'default', eager: true, exhaustive: true},
);

// The exports and options that the table of the page names.
it('finds what TanStack Query has', () => {
  const {QueryClient, onlineManager, useInfiniteQuery} = tanStack;
  expect(typeof useInfiniteQuery).toBe('function');
  expect(typeof tanStack.useSuspenseQuery).toBe('function');
  expect(typeof tanStack.queryOptions).toBe('function');
  expect(typeof onlineManager.setOnline).toBe('function');
  expect(typeof QueryClient.prototype.invalidateQueries).toBe('function');
});

it('makes a query of TanStack Query wait while offline', async () => {
  const client = new tanStack.QueryClient();
  client.mount();
  let calls = 0;
  tanStack.onlineManager.setOnline(false);
  const result = client.fetchQuery({
    queryKey: ['summit'],
    queryFn: () => ++calls,
  });
  await Promise.resolve();
  expect(calls).toBe(0);
  expect(client.getQueryState(['summit'])?.fetchStatus).toBe('paused');
  tanStack.onlineManager.setOnline(true);
  expect(await result).toBe(1);
  client.clear();
  client.unmount();
});

it('finds what SWR has', () => {
  expect(typeof useSWRInfinite).toBe('function');
  expect(typeof useSWRMutation).toBe('function');
  expectTypeOf<SWRConfiguration>().toHaveProperty('suspense');
});

it('finds what urql has', () => {
  expectTypeOf<urql.ClientOptions>().toHaveProperty('suspense');
  expect(typeof urqlCore.Client).toBe('function');
  expect(urql).not.toHaveProperty('useInfiniteQuery');
});

it('finds what Apollo Client has', () => {
  expect(typeof apolloReact.useSuspenseQuery).toBe('function');
  expect(typeof apolloCore.ApolloClient).toBe('function');
  expect(typeof RetryLink).toBe('function');
  const cache = new apollo.InMemoryCache();
  const station = {__typename: 'Station', id: 'summit', name: 'Summit'};
  const one = apollo.gql`query { station { id name } }`;
  const list = apollo.gql`query { stations { id name } }`;
  cache.writeQuery({query: one, data: {station}});
  cache.writeQuery({query: list, data: {stations: [station]}});
  cache.writeQuery({
    query: one,
    data: {station: {...station, name: 'Peak'}},
  });
  expect(cache.readQuery({query: list})).toMatchObject({
    stations: [{name: 'Peak'}],
  });
});

it('has no Suspense hook and no lazy infinite hook in RTK Query', () => {
  const names = [
    ...Object.keys(rtkQuery),
    ...Object.keys(stationsApi),
    ...Object.keys(stationsApi.endpoints.getStation),
  ];
  expect(names.filter((name) => /suspense/i.test(name))).toEqual([]);
  const {injectEndpoints} = stationsApi;
  const log = injectEndpoints({
    endpoints: (build) => ({
      getLog: build.infiniteQuery<string[], string, number>({
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (_page, _pages, last) => last + 1,
        },
        query: ({queryArg, pageParam}) => `${queryArg}?page=${pageParam}`,
      }),
    }),
  });
  const hooks = Object.keys(log).filter((name) => /GetLog/.test(name));
  expect(hooks).toEqual(['useGetLogInfiniteQuery']);
});

it('keeps the result of a mutation that no hook sent', async () => {
  const clock = useFakeClock();
  const api = rtkQuery.createApi({
    baseQuery: rtkQuery.fakeBaseQuery(),
    endpoints: (build) => ({
      calibrate: build.mutation<string, void>({
        queryFn: () => ({data: 'done'}),
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  await store.dispatch(api.endpoints.calibrate.initiate());
  await clock.advance(3_600_000);
  expect(Object.values(store.getState().api.mutations)).toHaveLength(1);
});

interface Manifest {
  main: string;
  module: string;
  exports: Record<string, unknown>;
}

/** What a resolver with these conditions picks. */
function resolve(entry: unknown, conditions: string[]): string {
  if (typeof entry === 'string') return entry;
  const [, next] =
    Object.entries(entry as object).find(
      ([key]) => key === 'default' || conditions.includes(key),
    ) ?? [];
  return resolve(next, conditions);
}

it('offers bundlers one file for import and require, under `module-sync` or `module`', () => {
  const [manifest] = Object.values(manifests);
  const {main, module, exports} = JSON.parse(manifest ?? '') as Manifest;
  const entries = Object.entries(exports).filter(
    ([path]) => path !== './package.json',
  );
  expect(entries).toHaveLength(4);
  for (const [, entry] of entries) {
    for (const kind of ['import', 'require'])
      for (const condition of ['module-sync', 'module'])
        expect(resolve(entry, [kind, condition, 'browser'])).toMatch(
          /\.modern\.mjs$/,
        );
    expect(resolve(entry, ['import', 'browser'])).toMatch(
      /\.browser\.mjs$/,
    );
    expect(resolve(entry, ['require', 'browser'])).toMatch(/\/cjs\//);
  }
  expect(module).toMatch(/\.legacy-esm\.js$/);
  expect(main).toMatch(/^dist\/cjs\//);
});
