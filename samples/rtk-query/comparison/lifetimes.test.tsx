import {ApolloClient, gql, HttpLink, InMemoryCache} from '@apollo/client';
import {
  ApolloProvider,
  useQuery as useApolloQuery,
} from '@apollo/client/react';
import * as tanStack from '@tanstack/react-query';
import {render, screen} from '@testing-library/react';
import useSWR, {SWRConfig, type SWRConfiguration} from 'swr';
import * as swr from 'swr';
import * as urql from 'urql';
import {expect, expectTypeOf, it, vi} from 'vitest';
import {useFakeClock} from '../../testing/useFakeClock';

const DAY = 24 * 60 * 60 * 1000;
const url = 'https://weather.example/api/graphql';
const query = gql`
  query {
    station {
      id
    }
  }
`;
const found = async () =>
  Response.json({data: {station: {__typename: 'Station', id: 'summit'}}});
const unreachable = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
const urqlClient = (fetch: typeof globalThis.fetch) =>
  new urql.Client({
    url,
    fetch,
    preferGetMethod: false,
    exchanges: [urql.cacheExchange, urql.fetchExchange],
  });
const apolloClient = (fetch: typeof globalThis.fetch) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({uri: url, fetch}),
  });

it('removal: TanStack Query after 5 minutes, the others keep the data for a day', async () => {
  const clock = useFakeClock();
  const client = new tanStack.QueryClient();
  const cache = new Map();
  const forUrql = vi.fn(found);
  const forApollo = vi.fn(found);
  const urqlOne = urqlClient(forUrql);
  const apolloOne = apolloClient(forApollo);
  function Reading() {
    const {data} = tanStack.useQuery({
      queryKey: ['summit'],
      queryFn: () => 'Summit',
    });
    useSWR('summit', () => 'Summit');
    urql.useQuery({query});
    useApolloQuery(query);
    return <p>{data}</p>;
  }
  const {unmount} = render(
    <tanStack.QueryClientProvider client={client}>
      <SWRConfig value={{provider: () => cache}}>
        <urql.Provider value={urqlOne}>
          <ApolloProvider client={apolloOne}>
            <Reading />
          </ApolloProvider>
        </urql.Provider>
      </SWRConfig>
    </tanStack.QueryClientProvider>,
  );
  await screen.findByText('Summit');
  await clock.advance(1_000);
  unmount();
  await clock.advance(299_000);
  expect(client.getQueryData(['summit'])).toBe('Summit');
  await clock.advance(2_000);
  expect(client.getQueryData(['summit'])).toBeUndefined();

  await clock.advance(DAY);
  expect(cache.get('summit')).toMatchObject({data: 'Summit'});
  const {data, stale} = await urqlOne.query(query, {});
  expect({data, stale}).toMatchObject({stale: false, data: {}});
  await apolloOne.query({query});
  expect(forUrql).toHaveBeenCalledTimes(1);
  expect(forApollo).toHaveBeenCalledTimes(1);
  // What a query has loaded stays reachable, so it has to be evicted first.
  const {cache: loaded} = apolloOne;
  expect(loaded.gc()).toEqual([]);
  loaded.evict({fieldName: 'station'});
  expect(loaded.gc()).toEqual(['Station:summit']);
});

it('offline: TanStack Query waits after the event, and sends in a page that was opened offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const client = new tanStack.QueryClient();
  client.mount();
  const queryFn = vi.fn(async () => 'Summit');
  await client.fetchQuery({queryKey: ['opened'], queryFn});
  expect(queryFn).toHaveBeenCalledTimes(1);

  window.dispatchEvent(new Event('offline'));
  const later = client.fetchQuery({queryKey: ['later'], queryFn});
  await Promise.resolve();
  expect(client.getQueryState(['later'])?.fetchStatus).toBe('paused');
  expect(queryFn).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await later;
  expect(queryFn).toHaveBeenCalledTimes(2);
  client.clear();
  client.unmount();
});

it('offline: SWR sends a first request', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetcher = vi.fn(async () => {
    throw new Error('no network');
  });
  function Reading() {
    return <p>{useSWR<string, Error>('summit', fetcher).error?.message}</p>;
  }
  window.dispatchEvent(new Event('offline'));
  render(
    <SWRConfig value={{provider: () => new Map()}}>
      <Reading />
    </SWRConfig>,
  );
  await screen.findByText('no network');
  expect(fetcher).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
});

it('offline: urql and Apollo Client report an error', async () => {
  const {error} = await urqlClient(unreachable).query(query, {});
  expect(error?.networkError?.message).toBe('Failed to fetch');
  await expect(apolloClient(unreachable).query({query})).rejects.toThrow(
    'Failed to fetch',
  );
});

it('placeholders and previous data: options of TanStack Query, SWR and Apollo Client', async () => {
  expectTypeOf<tanStack.UseQueryOptions>().toHaveProperty(
    'placeholderData',
  );
  expect(tanStack.keepPreviousData).toBeTypeOf('function');
  expectTypeOf<SWRConfiguration>().toHaveProperty('fallbackData');
  expectTypeOf<SWRConfiguration>().toHaveProperty('keepPreviousData');
  expectTypeOf<ReturnType<typeof useApolloQuery>>().toHaveProperty(
    'previousData',
  );
  expectTypeOf<urql.UseQueryState>().not.toHaveProperty('previousData');
});

it('a count of running requests: only TanStack Query exports a hook', () => {
  expect(tanStack.useIsFetching).toBeTypeOf('function');
  for (const tool of [swr, urql])
    expect(tool).not.toHaveProperty('useIsFetching');
});

it('many queries in one hook: only TanStack Query exports one', () => {
  expect(tanStack.useQueries).toBeTypeOf('function');
  for (const tool of [swr, urql])
    expect(tool).not.toHaveProperty('useQueries');
});

it('saving: TanStack Query and Apollo Client extract their cache, none brings a storage', () => {
  expect(tanStack.dehydrate).toBeTypeOf('function');
  expect(tanStack).not.toHaveProperty('PersistQueryClientProvider');
  expectTypeOf<SWRConfiguration>().not.toHaveProperty('storage');
  expect(new InMemoryCache().extract).toBeTypeOf('function');
});

it('DevTools: an option of Apollo Client, and not in the other packages', () => {
  expectTypeOf<ApolloClient.Options>().toHaveProperty('devtools');
  for (const tool of [tanStack, swr, urql])
    expect(
      Object.keys(tool).filter((name) => /devtools/i.test(name)),
    ).toEqual([]);
});

it('reconnection: TanStack Query and SWR refetch by default', async () => {
  const clock = useFakeClock();
  const client = new tanStack.QueryClient();
  const counts = {tanStack: 0, swr: 0};
  function Reading() {
    tanStack.useQuery({
      queryKey: ['summit'],
      queryFn: () => (counts.tanStack += 1),
    });
    useSWR('summit', () => (counts.swr += 1));
    return null;
  }
  const {unmount} = render(
    <tanStack.QueryClientProvider client={client}>
      <SWRConfig value={{provider: () => new Map()}}>
        <Reading />
      </SWRConfig>
    </tanStack.QueryClientProvider>,
  );
  await clock.advance(10_000);
  window.dispatchEvent(new Event('offline'));
  await clock.advance(10_000);
  expect(counts).toEqual({tanStack: 1, swr: 1});
  window.dispatchEvent(new Event('online'));
  await clock.advance(10_000);
  expect(counts).toEqual({tanStack: 2, swr: 2});
  unmount();
});
