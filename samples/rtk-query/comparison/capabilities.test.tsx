import {
  ApolloClient,
  gql,
  HttpLink,
  InMemoryCache,
  type NormalizedCacheObject,
} from '@apollo/client';
import * as apolloReact from '@apollo/client/react';
import * as tanStack from '@tanstack/react-query';
import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import useSWR, {preload, SWRConfig, type SWRConfiguration} from 'swr';
import useSWRSubscription from 'swr/subscription';
import {
  type AnyVariables,
  cacheExchange,
  Client,
  fetchExchange,
  ssrExchange,
  subscriptionExchange,
  type UseQueryArgs,
  useSubscription,
} from 'urql';
import {expect, expectTypeOf, it, vi} from 'vitest';
import {useFakeClock} from '../../testing/useFakeClock';

// Every cell about another tool in the tables of the page has an assertion here,
// in features.test.ts or in defaults.test.tsx.
const summit = {__typename: 'Station', id: 'summit', name: 'Summit'};
const query = gql`
  query {
    station {
      id
      name
    }
  }
`;
const urql = (fetch: typeof globalThis.fetch) =>
  new Client({
    url: 'https://weather.example/api/graphql',
    preferGetMethod: false,
    fetch,
    exchanges: [cacheExchange, fetchExchange],
  });
const apollo = (fetch: typeof globalThis.fetch) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({uri: 'https://weather.example/api/graphql', fetch}),
  });
const answer = async () => Response.json({data: {station: summit}});

/** A `fetch` that never ends, unless its signal ends it. */
function endlessFetch() {
  const signals: (AbortSignal | null | undefined)[] = [];
  const fetch: typeof globalThis.fetch = (_input, init) => {
    signals.push(init?.signal);
    return new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () =>
        reject(init.signal?.reason),
      ),
    );
  };
  return {signals, fetch};
}

const TanStack = ({
  client,
  children,
}: {
  client: tanStack.QueryClient;
  children: ReactNode;
}) => (
  <tanStack.QueryClientProvider client={client}>
    {children}
  </tanStack.QueryClientProvider>
);
const Swr = ({
  children,
  ...value
}: SWRConfiguration & {children: ReactNode}) => (
  <SWRConfig value={{provider: () => new Map(), ...value}}>
    {children}
  </SWRConfig>
);

it('cancellation: TanStack Query aborts on unmount if the function uses the signal', async () => {
  for (const uses of [true, false]) {
    let seen: AbortSignal | undefined;
    const client = new tanStack.QueryClient();
    function Reading() {
      tanStack.useQuery({
        queryKey: ['summit'],
        queryFn: (context) => {
          if (uses) seen = context.signal;
          return new Promise<string>(() => {});
        },
      });
      return null;
    }
    const {unmount} = render(
      <TanStack client={client}>
        <Reading />
      </TanStack>,
    );
    unmount();
    expect(seen?.aborted).toBe(uses ? true : undefined);
    expect(client.getQueryState(['summit'])?.fetchStatus).toBe(
      uses ? 'idle' : 'fetching',
    );
    client.clear();
  }
});

it('cancellation: SWR passes no signal', async () => {
  const fetcher = vi.fn(async (..._args: unknown[]) => 'Summit');
  function Reading() {
    return <p>{useSWR('summit', fetcher).data}</p>;
  }
  render(
    <Swr>
      <Reading />
    </Swr>,
  );
  await screen.findByText('Summit');
  expect(fetcher.mock.calls).toEqual([['summit']]);
});

it('cancellation: urql and Apollo Client abort when nobody listens', async () => {
  const forUrql = endlessFetch();
  const {unsubscribe} = urql(forUrql.fetch)
    .query('{ station { id } }', {})
    .subscribe(() => {});
  await vi.waitFor(() => expect(forUrql.signals).toHaveLength(1));
  unsubscribe();
  expect(forUrql.signals[0]?.aborted).toBe(true);

  const forApollo = endlessFetch();
  const reading = apollo(forApollo.fetch)
    .watchQuery({query})
    .subscribe(() => {});
  await vi.waitFor(() => expect(forApollo.signals).toHaveLength(1));
  reading.unsubscribe();
  await vi.waitFor(() => expect(forApollo.signals[0]?.aborted).toBe(true));
});

it('polling: refetchInterval, refreshInterval, pollInterval, and none in urql', async () => {
  const clock = useFakeClock();
  const counts = {tanStack: 0, swr: 0, apollo: 0};
  const client = new tanStack.QueryClient();
  const apolloClient = apollo(async () => {
    counts.apollo += 1;
    return answer();
  });
  function Reading() {
    tanStack.useQuery({
      queryKey: ['summit'],
      queryFn: () => (counts.tanStack += 1),
      refetchInterval: 10_000,
    });
    useSWR('summit', () => (counts.swr += 1), {refreshInterval: 10_000});
    apolloReact.useQuery(query, {pollInterval: 10_000});
    return null;
  }
  const {unmount} = render(
    <TanStack client={client}>
      <Swr>
        <apolloReact.ApolloProvider client={apolloClient}>
          <Reading />
        </apolloReact.ApolloProvider>
      </Swr>
    </TanStack>,
  );
  for (let i = 0; i < 6; i++) await clock.advance(5_000);
  expect(counts.tanStack).toBeGreaterThanOrEqual(3);
  expect(counts.swr).toBeGreaterThanOrEqual(3);
  expect(counts.apollo).toBeGreaterThanOrEqual(3);
  unmount();
  expectTypeOf<UseQueryArgs<AnyVariables, unknown>>().not.toHaveProperty(
    'pollInterval',
  );
});

it('server rendering: dehydrate, fallback, ssrExchange, extract', async () => {
  const onServer = new tanStack.QueryClient();
  onServer.setQueryData(['summit'], 'Summit');
  const inBrowser = new tanStack.QueryClient();
  tanStack.hydrate(inBrowser, tanStack.dehydrate(onServer));
  expect(inBrowser.getQueryData(['summit'])).toBe('Summit');
  expect(tanStack.HydrationBoundary).toBeTypeOf('function');

  function Reading() {
    return (
      <p>{useSWR('summit', () => new Promise(() => {})).data as string}</p>
    );
  }
  const html = renderToString(
    <Swr fallback={{summit: 'Summit'}}>
      <Reading />
    </Swr>,
  );
  expect(html).toBe('<p>Summit</p>');

  const exchange = ssrExchange({isClient: false});
  const client = new Client({
    url: 'https://weather.example/api/graphql',
    preferGetMethod: false,
    fetch: answer,
    exchanges: [cacheExchange, exchange, fetchExchange],
  });
  await client.query('{ station { id } }', {});
  expect(JSON.stringify(exchange.extractData())).toContain('Summit');

  const server = apollo(answer);
  await server.query({query});
  const restored = new InMemoryCache().restore(
    server.cache.extract() as NormalizedCacheObject,
  );
  expect(restored.readQuery({query})).toMatchObject({station: summit});
  expectTypeOf<ApolloClient.Options>().toHaveProperty('ssrMode');
});

it('prefetching: prefetchQuery, preload, query, query', async () => {
  const client = new tanStack.QueryClient();
  await client.prefetchQuery({
    queryKey: ['summit'],
    queryFn: () => 'Summit',
  });
  expect(client.getQueryData(['summit'])).toBe('Summit');
  expect(tanStack.usePrefetchQuery).toBeTypeOf('function');

  const fetcher = vi.fn(async () => 'Summit');
  await preload('summit', fetcher);
  function Reading() {
    return <p>{useSWR('summit', fetcher).data}</p>;
  }
  render(
    <Swr>
      <Reading />
    </Swr>,
  );
  await screen.findByText('Summit');
  expect(fetcher).toHaveBeenCalledTimes(1);

  const fetch = vi.fn(answer);
  const urqlClient = urql(fetch);
  await urqlClient.query('{ station { id } }', {});
  await urqlClient.query('{ station { id } }', {});
  expect(fetch).toHaveBeenCalledTimes(1);

  const apolloFetch = vi.fn(answer);
  const apolloClient = apollo(apolloFetch);
  await apolloClient.query({query});
  await apolloClient.query({query});
  expect(apolloFetch).toHaveBeenCalledTimes(1);
  expect(apolloReact.createQueryPreloader).toBeTypeOf('function');
});

it('streams: each of the four has an export', () => {
  expect(tanStack.experimental_streamedQuery).toBeTypeOf('function');
  expect(useSWRSubscription).toBeTypeOf('function');
  expect(useSubscription).toBeTypeOf('function');
  expect(subscriptionExchange).toBeTypeOf('function');
  expect(apolloReact.useSubscription).toBeTypeOf('function');
});
