import {skipToken} from '@reduxjs/toolkit/query/react';
import {configure, render, screen} from '@testing-library/react';
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
import {makeStore, useDeparturesQuery, useTravelerQuery} from './trainsApi';
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
    await screen.findByText('No timetable.');
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
    expect(trains.requests.slice(2)).toEqual(['stations/ULM/departures']);
  });

  test('one queryFn reports which part failed', async () => {
    delete trains.answers.traveler;
    const {error} = await store.dispatch(
      homeApi.endpoints.homeDepartures.initiate(),
    );
    expect(error).toEqual({
      status: 'CUSTOM_ERROR',
      error: 'No home station',
    });
    expect(trains.requests).toEqual(['traveler']);
  });
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
  render(page(<ConnectionSearch from="ULM" to="AUG" />));
  expect(trains.requests).toEqual([]);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('ICE 71, then RB 87');
  expect(trains.requests).toHaveLength(1);
});
