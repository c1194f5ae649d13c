import {configureStore} from '@reduxjs/toolkit';
import {inLife} from '../../../testing/life/inLife';
import {emptyApi} from './emptyApi';
import {bikeServer} from './handlers';
import {StationPanel} from './StationPanel';

inLife('StationPanel', {
  network: () => bikeServer().handlers,
  store: () =>
    configureStore({
      reducer: {[emptyApi.reducerPath]: emptyApi.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(emptyApi.middleware),
    }),
  api: emptyApi,
  args: [4, 5],
  show: (stationId) => <StationPanel stationId={stationId} />,
  data: (stationId) => `Station ${stationId}`,
  act: (person) => person.click('Rent'),
});
