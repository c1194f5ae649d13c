import {skipToken} from '@reduxjs/toolkit/query/react';
import {act, configure, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {ConnectionSearch} from './ConnectionSearch';
import {DeparturePanel} from './DeparturePanel';
import {trainServer} from './handlers';
import {HomeDepartures} from './HomeDepartures';
import {homeApi} from './homeDepartures';
import {MyTickets} from './MyTickets';
import {
  makeStore,
  trainsApi,
  useDeparturesQuery,
  useTravelerQuery,
} from './trainsApi';
import {TripPlanner} from './TripPlanner';

configure({asyncUtilTimeout: 4000});

let trains = trainServer();
let store = makeStore();
beforeEach(() => {
  trains = trainServer();
  server.use(...trains.handlers);
  store = makeStore();
});
const page = (children: ReactNode) => (
  <Provider store={store}>{children}</Provider>
);

test('the second select waits for the first, the connection for both', async () => {
  render(page(<TripPlanner />));
  await screen.findByRole('option', {name: 'Ulm'});
  expect(trains.requests).toEqual(['stations']);
  const to = screen.getByLabelText('To');
  expect(to).toHaveProperty('disabled', true);

  await userEvent.selectOptions(screen.getByLabelText('From'), 'ULM');
  await vi.waitFor(() => expect(to).toHaveProperty('disabled', false));
  expect(trains.requests).toEqual([
    'stations',
    'stations/ULM/destinations',
  ]);

  await userEvent.selectOptions(to, 'AUG');
  await screen.findByText('ICE 71, then RB 87');
  expect(trains.requests.at(-1)).toBe('connections?from=ULM&to=AUG');

  await userEvent.selectOptions(screen.getByLabelText('From'), '');
  await vi.waitFor(() => expect(to).toHaveProperty('disabled', true));
  expect(screen.queryByText('ICE 71, then RB 87')).toBeNull();
  expect(trains.requests).toHaveLength(3);
});

test('a gate: silent before, a request after', async () => {
  const {rerender} = render(page(<MyTickets signedIn={false} />));
  screen.getByText('Sign in to see your tickets.');
  expect(store.getState().trains.queries).toEqual({});
  rerender(page(<MyTickets signedIn />));
  screen.getByText('Loading…');
  await screen.findByText('Ulm-Augsburg');
  expect(trains.requests).toEqual(['tickets']);
  rerender(page(<MyTickets signedIn={false} />));
  screen.getByText('Sign in to see your tickets.');

  // Whoever signs in next sees what is cached.
  rerender(page(<MyTickets signedIn />));
  screen.getByText('Ulm-Augsburg');
  expect(trains.requests).toEqual(['tickets']);
  rerender(page(<MyTickets signedIn={false} />));

  // The cache is empty again, although the hook still has its `data`.
  act(() => void store.dispatch(trainsApi.util.resetApiState()));
  rerender(page(<MyTickets signedIn />));
  screen.getByText('Loading…');
  await screen.findByText('Ulm-Augsburg');
});

describe('dependent queries', () => {
  test('are sent in order', async () => {
    render(page(<HomeDepartures />));
    screen.getByText('Loading…');
    await screen.findByText('ICE 71 to Augsburg');
    expect(trains.requests).toEqual([
      'traveler',
      'stations/ULM/departures',
    ]);
  });

  test('the second is not loading while it waits', async () => {
    const seen: string[] = [];
    function Chain() {
      const traveler = useTravelerQuery();
      const second = useDeparturesQuery(traveler.data?.home ?? skipToken);
      const flags = `${traveler.isLoading} ${second.isLoading}`;
      if (seen.at(-1) !== flags) seen.push(flags);
      return <p>{second.data?.[0]?.train}</p>;
    }
    render(page(<Chain />));
    await screen.findByText('ICE 71');
    expect(seen).toEqual(['true false', 'false true', 'false false']);
  });

  test('the second is not sent after an error of the first', async () => {
    delete trains.answers.traveler;
    render(page(<HomeDepartures />));
    await screen.findByText('The timetable could not be loaded.');
    expect(trains.requests).toEqual(['traveler']);
  });

  test('one queryFn for both', async () => {
    const {initiate} = homeApi.endpoints.homeDepartures;
    const {data} = await store.dispatch(initiate());
    expect(data).toEqual([{train: 'ICE 71', to: 'Augsburg'}]);
    expect(trains.requests).toEqual([
      'traveler',
      'stations/ULM/departures',
    ]);

    trains.answers['stations/ULM/departures'] = [];
    const again = await store.dispatch(
      initiate(undefined, {forceRefetch: true}),
    );
    expect(again.data).toEqual([]);
    // Both requests are sent again, whatever the cache has.
    expect(trains.requests.slice(2)).toEqual([
      'traveler',
      'stations/ULM/departures',
    ]);
  });

  test('one queryFn: a failed refetch is an error beside the old data', async () => {
    const {initiate} = homeApi.endpoints.homeDepartures;
    await store.dispatch(initiate());
    delete trains.answers['stations/ULM/departures'];
    const result = await store.dispatch(
      initiate(undefined, {forceRefetch: true}),
    );
    expect(result).toMatchObject({isError: true, error: {status: 404}});
    expect(result.data).toHaveLength(1);
  });

  test('one queryFn: the error of the first request is its error', async () => {
    delete trains.answers.traveler;
    const {error} = await store.dispatch(
      homeApi.endpoints.homeDepartures.initiate(),
    );
    expect(error).toMatchObject({status: 404});
    expect(trains.requests).toEqual(['traveler']);
  });

  test('a failed refetch stands beside the departures', async () => {
    render(page(<HomeDepartures />));
    await screen.findByText('ICE 71 to Augsburg');
    delete trains.answers['stations/ULM/departures'];
    await store.dispatch(
      trainsApi.endpoints.departures.initiate('ULM', {forceRefetch: true}),
    );
    await screen.findByRole('alert');
    screen.getByText('ICE 71 to Augsburg');
  });
});

test('the planner says when a request fails, and tries again', async () => {
  delete trains.answers['stations/ULM/destinations'];
  render(page(<TripPlanner />));
  await screen.findByRole('option', {name: 'Ulm'});
  await userEvent.selectOptions(screen.getByLabelText('From'), 'ULM');
  await screen.findByRole('alert');
  trains.answers['stations/ULM/destinations'] = [
    {code: 'AUG', name: 'Augsburg'},
  ];
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  // A failed query that is skipped afterward is no longer of interest.
  delete trains.answers['stations/AUG/destinations'];
  await userEvent.selectOptions(screen.getByLabelText('From'), 'AUG');
  await screen.findByRole('alert');
  await userEvent.selectOptions(screen.getByLabelText('From'), '');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('tickets that cannot be loaded say so', async () => {
  delete trains.answers.tickets;
  render(page(<MyTickets signedIn />));
  await screen.findByRole('alert');
});

test('a panel shows a failed refresh beside the departures', async () => {
  const {rerender} = render(page(<DeparturePanel station="ULM" />));
  await screen.findByText('ICE 71 to Augsburg');
  delete trains.answers['stations/ULM/departures'];
  await userEvent.click(screen.getByRole('button', {name: 'Refresh'}));
  await screen.findByRole('alert');
  screen.getByText('ICE 71 to Augsburg');
  rerender(page(<DeparturePanel station="AUG" />));
  expect(screen.queryByText('ICE 71 to Augsburg')).toBeNull();
  await screen.findByText('RE 9 to Ulm');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a cleared panel is empty, its button disabled', async () => {
  let seen: ReturnType<typeof useDeparturesQuery> | undefined;
  function Spy() {
    seen = useDeparturesQuery('ULM', {skip: cleared});
    return null;
  }
  let cleared = false;
  const {rerender} = render(
    page(
      <>
        <DeparturePanel station="ULM" />
        <Spy />
      </>,
    ),
  );
  await screen.findByText('ICE 71 to Augsburg');
  const refresh = screen.getByRole('button', {name: 'Refresh'});
  await userEvent.click(refresh);
  await vi.waitFor(() => expect(trains.requests).toHaveLength(2));

  cleared = true;
  rerender(
    page(
      <>
        <DeparturePanel station={undefined} />
        <Spy />
      </>,
    ),
  );
  expect(screen.queryByText('ICE 71 to Augsburg')).toBeNull();
  expect(refresh).toHaveProperty('disabled', true);
  await userEvent.click(refresh);
  expect(trains.requests).toHaveLength(2);
  expect(seen).toMatchObject({isSuccess: true, isUninitialized: true});
  expect(seen?.data).toHaveLength(1);
  expect(seen?.currentData).toBeUndefined();
  expect(() => seen?.refetch()).toThrow(
    'Cannot refetch a query that has not been started yet.',
  );
});

test('a lazy query waits for the reader', async () => {
  const {rerender} = render(page(<ConnectionSearch from="ULM" to="AUG" />));
  expect(trains.requests).toEqual([]);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('ICE 71, then RB 87');
  expect(trains.requests).toHaveLength(1);

  // Nothing of the last search under other stations.
  rerender(page(<ConnectionSearch from="AUG" to="ULM" />));
  expect(screen.queryByText('ICE 71, then RB 87')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('The search failed.');
});
