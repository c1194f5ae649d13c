import {inLife} from '../../testing/life/inLife';
import {StationSign} from './features/stations/StationSign';
import {
  stationsReceived,
  stationsSlice,
} from './features/stations/stationsSlice';
import {CityView} from './server/CityView';
import {fakeServices, harbor} from './specs/fakeServices';
import {makeStore} from './app/store';

const stations = stationsSlice.reducer(
  undefined,
  stationsReceived([harbor]),
);

inLife('StationSign', {
  store: () => makeStore({stations}, fakeServices().services),
  show: () => <StationSign id="h" />,
  act: (person) => person.click('Take a bike'),
});
inLife('CityView', {
  show: () => <CityView preloadedState={{stations}} stationId="h" />,
});
