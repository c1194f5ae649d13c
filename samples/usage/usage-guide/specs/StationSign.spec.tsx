import {cleanup, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, expect, test} from 'vitest';
import {StationSign} from '../features/stations/StationSign';
import {
  stationsReceived,
  stationsSlice,
} from '../features/stations/stationsSlice';
import {harbor} from './fakeServices';
import {renderWithStore} from './renderWithStore';

// Vitest without `globals` does not unmount by itself.
afterEach(cleanup);

const stations = stationsSlice.reducer(
  undefined,
  stationsReceived([harbor]),
);

test('taking a bike changes the sign', async () => {
  const {store} = renderWithStore(<StationSign id="h" />, {stations});
  screen.getByText('1 of 8 bikes');

  await userEvent.click(screen.getByRole('button'));

  screen.getByText('0 of 8 bikes');
  expect(store.getState().rides).toEqual([{from: 'h', to: null}]);
});
