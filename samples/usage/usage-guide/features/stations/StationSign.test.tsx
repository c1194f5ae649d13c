import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test} from 'vitest';
import {harbor} from '../../specs/fakeServices';
import {renderWithStore} from '../../specs/renderWithStore';
import {StationSign} from './StationSign';
import {stationsReceived, stationsSlice} from './stationsSlice';

test('no ride begins at an empty station', async () => {
  const stations = stationsSlice.reducer(
    undefined,
    stationsReceived([harbor]),
  );
  const {store} = renderWithStore(<StationSign id="h" />, {stations});
  await userEvent.dblClick(screen.getByRole('button'));
  screen.getByText('0 of 8 bikes');
  expect(store.getState().rides).toHaveLength(1);
});
