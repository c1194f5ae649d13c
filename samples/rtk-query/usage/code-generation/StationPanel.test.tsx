import {ApiProvider} from '@reduxjs/toolkit/query/react';
import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {bikeServer} from './handlers';
import {StationPanel} from './StationPanel';
import {stationsApi} from './stations';

test('the generated hooks render and rent', async () => {
  const town = bikeServer();
  server.use(...town.handlers);
  render(
    <ApiProvider api={stationsApi}>
      <StationPanel stationId={5} />
    </ApiProvider>,
  );
  await screen.findByText('Station 5: 3 bikes');
  await userEvent.click(screen.getByRole('button', {name: 'Rent'}));
  await screen.findByText('Station 5: 2 bikes');
  expect(town.requests.sort()).toEqual([
    'GET /api/stations/5',
    'GET /api/stations/5',
    'POST /api/bikes/search',
    'POST /api/stations/5/rentals',
  ]);
});

test('failures are shown', async () => {
  const town = bikeServer();
  server.use(...town.handlers);
  server.use(
    http.post('https://bikes.example/api/stations/:id/rentals', () =>
      HttpResponse.json(null, {status: 409}),
    ),
    http.get('https://bikes.example/api/stations/6', () =>
      HttpResponse.json(null, {status: 404}),
    ),
  );
  const panels = (stationId: number) => (
    <ApiProvider api={stationsApi}>
      <StationPanel stationId={6} />
      <StationPanel stationId={stationId} />
    </ApiProvider>
  );
  const {rerender} = render(panels(5));
  await screen.findByText('No station');
  await screen.findByText('Station 5: 3 bikes');
  await userEvent.click(screen.getByRole('button', {name: 'Rent'}));
  await screen.findByText('No bike was rented.');
  screen.getByText('Station 5: 3 bikes');

  // The message is not about the next station.
  rerender(panels(4));
  await screen.findByText('Station 4: 9 bikes');
  expect(screen.queryByText('No bike was rented.')).toBeNull();
});
