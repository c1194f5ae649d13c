import {ApolloClient, HttpLink, InMemoryCache} from '@apollo/client';
import {
  ApolloProvider,
  useQuery as useApolloQuery,
} from '@apollo/client/react';
import {
  QueryClient,
  QueryClientProvider,
  useQuery as useTanStackQuery,
} from '@tanstack/react-query';
import {act, render, screen} from '@testing-library/react';
import type {ComponentType, ReactNode} from 'react';
import {Provider as ReduxProvider} from 'react-redux';
import useSWR, {SWRConfig} from 'swr';
import {
  Client,
  cacheExchange,
  fetchExchange,
  gql,
  Provider as UrqlProvider,
  useQuery as useUrqlQuery,
} from 'urql';
import {expect, it} from 'vitest';
import {record} from '../../testing/recordOutput';
import {server} from '../../testing/server';
import {useFakeClock} from '../../testing/useFakeClock';
import {weatherService} from './handlers';
import {type Station, useGetStationQuery} from './stationsApi';
import {makeStore} from './store';

const address = 'https://weather.example/api/stations/summit';
const url = 'https://weather.example/api/graphql';
const query = gql<{station: Station}, object>`
  query Station {
    station {
      id
      name
      temperature
    }
  }
`;

async function load(): Promise<Station> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

interface Tool {
  name: string;
  /** A provider with a new cache, and a component that asks for the station with the default options. */
  make(): {
    Cache: ComponentType<{children: ReactNode}>;
    useName(): string | undefined;
  };
}

const tools: Tool[] = [
  {
    name: 'RTK Query',
    make() {
      const store = makeStore();
      return {
        Cache: ({children}) => (
          <ReduxProvider store={store}>{children}</ReduxProvider>
        ),
        useName: () => useGetStationQuery('summit').data?.name,
      };
    },
  },
  {
    name: 'TanStack Query',
    make() {
      const client = new QueryClient();
      return {
        Cache: ({children}) => (
          <QueryClientProvider client={client}>
            {children}
          </QueryClientProvider>
        ),
        useName: () =>
          useTanStackQuery({queryKey: ['summit'], queryFn: load}).data
            ?.name,
      };
    },
  },
  {
    name: 'SWR',
    make() {
      const cache = new Map();
      return {
        Cache: ({children}) => (
          <SWRConfig value={{provider: () => cache}}>{children}</SWRConfig>
        ),
        useName: () => useSWR(address, load).data?.name,
      };
    },
  },
  {
    name: 'urql',
    make() {
      const client = new Client({
        url,
        preferGetMethod: false,
        exchanges: [cacheExchange, fetchExchange],
      });
      return {
        Cache: ({children}) => (
          <UrqlProvider value={client}>{children}</UrqlProvider>
        ),
        useName: () => useUrqlQuery({query})[0].data?.station.name,
      };
    },
  },
  {
    name: 'Apollo Client',
    make() {
      const client = new ApolloClient({
        cache: new InMemoryCache(),
        link: new HttpLink({uri: url}),
      });
      return {
        Cache: ({children}) => (
          <ApolloProvider client={client}>{children}</ApolloProvider>
        ),
        useName: () => useApolloQuery(query).data?.station.name,
      };
    },
  },
];

const rows = [
  ['', 'two', 'back after', 'focus', 'repeats', 'back after'],
  ['', 'components', '10 s', 'after 10 s', 'failures', '10 min'],
];

it.each(tools)('measures the defaults of $name', async ({name, make}) => {
  const clock = useFakeClock();
  const service = weatherService();
  server.use(...service.handlers);
  const counted = () => {
    const count = service.requests;
    service.requests = 0;
    return count;
  };
  const {Cache, useName} = make();
  const Reading = () => <p>{useName() ?? 'nothing'}</p>;
  const show = (count: number) =>
    render(
      <Cache>
        {Array.from({length: count}, (_, key) => (
          <Reading key={key} />
        ))}
      </Cache>,
    );
  const shown = () => screen.queryAllByText('Summit').length > 0;

  let view = show(2);
  await screen.findAllByText('Summit');
  await clock.advance(5_000);
  const row = [name, String(counted())];

  view.unmount();
  await clock.advance(10_000);
  view = show(1);
  const soon = shown();
  await clock.advance(5_000);
  row.push(`${soon ? 'cached' : 'empty'} +${counted()}`);

  await clock.advance(10_000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('visibilitychange'));
  });
  await clock.advance(5_000);
  row.push(`+${counted()}`);

  const failing = make();
  service.failing = true;
  const Failing = () => <p>{failing.useName() ?? 'nothing'}</p>;
  const failingView = render(
    <failing.Cache>
      <Failing />
    </failing.Cache>,
  );
  await clock.advance(60_000);
  failingView.unmount();
  service.failing = false;
  const failures = counted();
  // How often SWR repeats within a minute depends on chance.
  row.push(failures === 1 ? 'no' : 'yes');

  view.unmount();
  await clock.advance(600_000);
  service.requests = 0;
  show(1);
  row.push(shown() ? 'cached' : 'empty');
  await clock.advance(1_000);
  row[5] += ` +${counted()}`;
  rows.push(row);
  expect(row).toHaveLength(6);
});

it('records them', async () => {
  const widths = [16, 12, 12, 12, 10, 0];
  const text = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('')
      .trimEnd(),
  );
  await record('./defaults.output.txt', text.join('\n'));
});
