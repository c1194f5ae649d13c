import {ApiProvider} from '@reduxjs/toolkit/query/react';
import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
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
