import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  Observable,
  RefetchEventManager,
  windowFocusSource,
} from '@apollo/client';
import {ApolloProvider, useQuery as useApollo} from '@apollo/client/react';
import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';
import {
  QueryClient,
  QueryObserver,
  focusManager,
  QueryClientProvider,
  useQuery as useTanStack,
  MutationObserver as TanStackMutation,
} from '@tanstack/react-query';
import {act, render, renderHook, screen} from '@testing-library/react';
import {Provider} from 'react-redux';
import useSWR, {SWRConfig, useSWRConfig} from 'swr';
import useSWRMutation from 'swr/mutation';
import {afterEach, describe, expect, it} from 'vitest';
import {useFakeClock} from '../../testing/useFakeClock';

function makeApi() {
  let requests = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery<string>(),
    tagTypes: ['Reading'],
    endpoints: (build) => ({
      getReading: build.query<string, string>({
        queryFn: (id) => ({data: `${id} ${++requests}`}),
        providesTags: (_result, _error, id) => [{type: 'Reading', id}],
      }),
      refuse: build.mutation<string, void>({
        queryFn: () => ({error: 'refused'}),
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  return {api, store, requests: () => requests};
}

function makeClient() {
  let requests = 0;
  const client = new QueryClient({
    defaultOptions: {queries: {retry: false}},
  });
  const options = {
    queryKey: ['reading', 'summit'],
    queryFn: () => `summit ${++requests}`,
  };
  return {client, options, requests: () => requests};
}

const settle = () => act(async () => {});

describe('invalidation without a component', () => {
  it('TanStack Query keeps the data, and refetches for the next one', async () => {
    const {client, options, requests} = makeClient();
    await client.fetchQuery(options);
    await client.invalidateQueries({queryKey: ['reading']});
    expect(requests()).toBe(1);
    expect(client.getQueryData(options.queryKey)).toBe('summit 1');
    const observer = new QueryObserver(client, {
      ...options,
      staleTime: 60_000,
    });
    expect(observer.getCurrentResult().data).toBe('summit 1');
    const stop = observer.subscribe(() => {});
    await settle();
    expect(requests()).toBe(2);
    stop();
    client.clear();
  });

  it('RTK Query removes the entry', async () => {
    const {api, store, requests} = makeApi();
    const entry = store.dispatch(
      api.endpoints.getReading.initiate('summit'),
    );
    await entry;
    entry.unsubscribe();
    store.dispatch(
      api.util.invalidateTags([{type: 'Reading', id: 'summit'}]),
    );
    await settle();
    const select = api.endpoints.getReading.select('summit');
    expect(select(store.getState()).isUninitialized).toBe(true);
    expect(requests()).toBe(1);
  });
});

describe('age', () => {
  afterEach(() => focusManager.setFocused(undefined));

  it('staleTime also stops the refetch on focus', async () => {
    const clock = useFakeClock();
    const {client, options, requests} = makeClient();
    client.mount();
    const observer = new QueryObserver(client, {
      ...options,
      staleTime: 60_000,
    });
    const stop = observer.subscribe(() => {});
    await settle();
    await clock.advance(30_000);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await settle();
    expect(requests()).toBe(1);
    await clock.advance(40_000);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await settle();
    expect(requests()).toBe(2);
    stop();
    client.unmount();
    client.clear();
  });

  it('TanStack Query notices that the tab is shown, and not the focus', async () => {
    const {client, options, requests} = makeClient();
    client.mount();
    const stop = new QueryObserver(client, options).subscribe(() => {});
    await settle();
    window.dispatchEvent(new Event('focus'));
    await settle();
    expect(requests()).toBe(1);
    window.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(requests()).toBe(2);
    stop();
    client.unmount();
    client.clear();
  });

  it('a number in refetchOnMountOrArgChange counts when a component mounts; focus ignores age', async () => {
    const clock = useFakeClock();
    const {api, store, requests} = makeApi();
    const Reading = () => (
      <p>
        {
          api.endpoints.getReading.useQuery('summit', {
            refetchOnMountOrArgChange: 60,
            refetchOnFocus: true,
          }).data
        }
      </p>
    );
    const show = () =>
      render(
        <Provider store={store}>
          <Reading />
        </Provider>,
      );
    const first = show();
    await settle();
    await clock.advance(30_000);
    const second = show();
    await settle();
    expect(requests()).toBe(1);
    store.dispatch(api.internalActions.onFocus());
    await settle();
    expect(requests()).toBe(2);
    await clock.advance(70_000);
    expect(requests()).toBe(2);
    first.unmount();
    second.unmount();
    show();
    await settle();
    expect(requests()).toBe(3);
  });
});

it('a disabled query: pending in TanStack Query, uninitialized in RTK Query', () => {
  const {client, options} = makeClient();
  const observer = new QueryObserver(client, {...options, enabled: false});
  const {isPending, isLoading} = observer.getCurrentResult();
  expect([isPending, isLoading]).toEqual([true, false]);
  client.clear();

  const {api, store} = makeApi();
  function Skipped() {
    const {isUninitialized, isLoading} = api.endpoints.getReading.useQuery(
      'summit',
      {skip: true},
    );
    return <p>{`${isUninitialized} ${isLoading}`}</p>;
  }
  render(
    <Provider store={store}>
      <Skipped />
    </Provider>,
  );
  expect(screen.getByText('true false')).toBeTruthy();
});

it('a disabled query shows cached data only in TanStack Query, and refetches only there', async () => {
  const {client, options} = makeClient();
  client.setQueryData(options.queryKey, 'cached');
  const observer = new QueryObserver(client, {...options, enabled: false});
  const {data, isPending, refetch} = observer.getCurrentResult();
  expect([data, isPending]).toEqual(['cached', false]);
  expect((await refetch()).data).toBe('summit 1');
  client.clear();

  const {api, store} = makeApi();
  await store.dispatch(api.endpoints.getReading.initiate('summit'));
  const {result} = renderHook(
    () => api.endpoints.getReading.useQuery('summit', {skip: true}),
    {
      wrapper: ({children}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  expect(result.current.data).toBeUndefined();
  expect(() => result.current.refetch()).toThrow(
    'Cannot refetch a query that has not been started yet.',
  );
});

it('mutateAsync rejects, a trigger does not', async () => {
  const client = new QueryClient();
  const mutation = new TanStackMutation(client, {
    mutationFn: () => Promise.reject(new Error('refused')),
  });
  await expect(mutation.mutate()).rejects.toThrow('refused');
  client.clear();

  const {api, store} = makeApi();
  const {refuse} = api.endpoints;
  await expect(store.dispatch(refuse.initiate())).resolves.toEqual({
    error: 'refused',
  });
  await expect(store.dispatch(refuse.initiate()).unwrap()).rejects.toBe(
    'refused',
  );
});

it('another key: SWR shows nothing, RTK Query the last data', async () => {
  const {api, store} = makeApi();
  function Both({id}: {id: string}) {
    const swr = useSWR(id, (key) => `${key} by SWR`);
    const {data} = api.endpoints.getReading.useQuery(id);
    return <p>{`${swr.data} / ${data}`}</p>;
  }
  const page = (id: string) => (
    <SWRConfig value={{provider: () => new Map()}}>
      <Provider store={store}>
        <Both id={id} />
      </Provider>
    </SWRConfig>
  );
  const {rerender} = render(page('summit'));
  await screen.findByText('summit by SWR / summit 1');
  rerender(page('valley'));
  expect(screen.getByText('undefined / summit 1')).toBeTruthy();
  await screen.findByText('valley by SWR / valley 2');
});

it('a refetch of cached data: only RTK Query says false in the first render', async () => {
  const {api, store} = makeApi();
  await store.dispatch(api.endpoints.getReading.initiate('summit'));
  const {client, options} = makeClient();
  await client.fetchQuery(options);
  const cache = new Map([['summit', {data: 'summit 1'}]]);
  const seen: boolean[][] = [];
  function All() {
    const {isFetching} = api.endpoints.getReading.useQuery('summit', {
      refetchOnMountOrArgChange: true,
    });
    const swr = useSWR('summit', () => 'summit 2');
    seen.push([
      isFetching,
      useTanStack(options).isFetching,
      swr.isValidating,
    ]);
    return null;
  }
  render(
    <SWRConfig value={{provider: () => cache}}>
      <QueryClientProvider client={client}>
        <Provider store={store}>
          <All />
        </Provider>
      </QueryClientProvider>
    </SWRConfig>,
  );
  await settle();
  expect(seen[0]).toEqual([false, true, true]);
  client.clear();
});

it('Apollo Client refetches on focus only with a RefetchEventManager', async () => {
  async function requestsOf(refetchEventManager?: RefetchEventManager) {
    let requests = 0;
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: new ApolloLink(
        () =>
          new Observable((observer) => {
            observer.next({data: {reading: `summit ${++requests}`}});
            observer.complete();
          }),
      ),
      refetchEventManager,
    });
    const query = gql`
      query {
        reading
      }
    `;
    const subscription = client.watchQuery({query}).subscribe(() => {});
    await settle();
    window.dispatchEvent(new Event('visibilitychange'));
    await settle();
    subscription.unsubscribe();
    client.stop();
    return requests;
  }
  expect(await requestsOf()).toBe(1);
  const sources = {windowFocus: windowFocusSource};
  expect(await requestsOf(new RefetchEventManager({sources}))).toBe(2);
});

describe('fetch policies of Apollo Client', () => {
  const query = gql`
    query {
      reading
    }
  `;
  /** What a second reader sees before and after a response. */
  async function second(
    fetchPolicy: 'cache-first' | 'cache-and-network' | 'network-only',
  ) {
    let requests = 0;
    let respond = () => {};
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: new ApolloLink(
        () =>
          new Observable((observer) => {
            const reading = `summit ${++requests}`;
            respond = () => {
              observer.next({data: {reading}});
              observer.complete();
            };
          }),
      ),
    });
    const first = client.query({query});
    await settle();
    respond();
    await first;
    let seen: unknown;
    const subscription = client
      .watchQuery<{reading: string}>({query, fetchPolicy})
      .subscribe(({data}) => (seen = data?.reading));
    await settle();
    const before = seen;
    respond();
    await settle();
    subscription.unsubscribe();
    client.stop();
    return {before, after: seen, requests};
  }

  it('cache-first sends nothing, cache-and-network shows the old data first, network-only does not', async () => {
    expect(await second('cache-first')).toEqual({
      before: 'summit 1',
      after: 'summit 1',
      requests: 1,
    });
    expect(await second('cache-and-network')).toEqual({
      before: 'summit 1',
      after: 'summit 2',
      requests: 2,
    });
    expect(await second('network-only')).toEqual({
      before: undefined,
      after: 'summit 2',
      requests: 2,
    });
  });
});

const byId = gql`
  query ($id: ID!) {
    name(id: $id)
  }
`;

/** A link that never responds after the first request. */
function firstOnly() {
  let first = true;
  return new ApolloLink(
    () =>
      new Observable((observer) => {
        if (!first) return;
        first = false;
        observer.next({data: {name: 'Summit'}});
        observer.complete();
      }),
  );
}

it('another argument: nothing in TanStack Query and Apollo Client', async () => {
  const client = new QueryClient();
  const apollo = new ApolloClient({
    cache: new InMemoryCache(),
    link: firstOnly(),
  });
  function Names({id}: {id: string}) {
    const tan = useTanStack({
      queryKey: [id],
      queryFn: () =>
        id === 'summit' ? 'Summit' : new Promise<string>(() => {}),
    });
    const {data} = useApollo<{name: string}>(byId, {variables: {id}});
    return <p>{`${tan.data} / ${data?.name}`}</p>;
  }
  const page = (id: string) => (
    <QueryClientProvider client={client}>
      <ApolloProvider client={apollo}>
        <Names id={id} />
      </ApolloProvider>
    </QueryClientProvider>
  );
  const {rerender, unmount} = render(page('summit'));
  await screen.findByText('Summit / Summit');
  rerender(page('valley'));
  expect(screen.getByText('undefined / undefined')).toBeTruthy();
  unmount();
  client.clear();
  apollo.stop();
});

it('switched off: neither SWR nor Apollo Client is loading', () => {
  const apollo = new ApolloClient({
    cache: new InMemoryCache(),
    link: firstOnly(),
  });
  function Off() {
    const swr = useSWR(null, () => 'x');
    const {loading} = useApollo(byId, {variables: {id: 'a'}, skip: true});
    return <p>{`${swr.data} ${swr.isLoading} ${loading}`}</p>;
  }
  render(
    <ApolloProvider client={apollo}>
      <Off />
    </ApolloProvider>,
  );
  expect(screen.getByText('undefined false false')).toBeTruthy();
  apollo.stop();
});

it('SWR keeps what it invalidates, and its trigger rejects', async () => {
  const cache = new Map();
  let requests = 0;
  let invalidate: (key: string) => Promise<unknown> = async () => {};
  let change: () => Promise<unknown> = async () => {};
  function Controls() {
    invalidate = useSWRConfig().mutate;
    change = useSWRMutation('summit', () =>
      Promise.reject(new Error('refused')),
    ).trigger;
    return null;
  }
  const Name = () => (
    <p>{useSWR('summit', () => `summit ${++requests}`).data}</p>
  );
  const page = (name: boolean) => (
    <SWRConfig value={{provider: () => cache}}>
      <Controls />
      {name && <Name />}
    </SWRConfig>
  );
  const {rerender} = render(page(true));
  await screen.findByText('summit 1');
  rerender(page(false));
  await act(() => invalidate('summit'));
  expect(requests).toBe(1);
  expect(cache.get('summit')).toMatchObject({data: 'summit 1'});
  await act(() => expect(change()).rejects.toThrow('refused'));
});

it('mutate of Apollo Client rejects', async () => {
  const apollo = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      () =>
        new Observable((observer) => observer.error(new Error('refused'))),
    ),
  });
  const mutation = gql`
    mutation {
      change
    }
  `;
  await expect(apollo.mutate({mutation})).rejects.toThrow('refused');
  apollo.stop();
});
