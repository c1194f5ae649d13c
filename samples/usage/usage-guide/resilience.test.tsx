import {configureStore} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {inLife} from '../../testing/life/inLife';
import {requestInLife} from '../../testing/life/requestInLife';
import {request} from './app/client';
import {sendPhoto} from './features/repairs/sendPhoto';
import {StationLevel} from './features/stations/StationLevel';
import {StationSign} from './features/stations/StationSign';
import {
  stationsReceived,
  stationsSlice,
} from './features/stations/stationsSlice';
import OldCount from './migration/before/BikeCount';
import {bikes as oldBikes} from './migration/before/bikes';
import NewCount from './migration/step-5/BikeCount';
import BikeSign from './migration/step-5/BikeSign';
import {bikes} from './migration/step-5/bikes';
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
inLife('StationLevel', {
  store: () => makeStore({stations}, fakeServices().services),
  show: () => <StationLevel id="h" />,
});
inLife('CityView', {
  show: () => <CityView preloadedState={{stations}} stationId="h" />,
});
inLife('migration/before/BikeCount', {
  store: () => configureStore({reducer: {bikes: oldBikes}}),
  show: () => <OldCount stationId="h" />,
  act: (person) => person.click(/parked/),
});
inLife('migration/step-5/BikeCount', {
  store: () => configureStore({reducer: {bikes}}),
  show: () => <NewCount stationId="h" />,
  act: (person) => person.click(/parked/),
});
inLife('migration/step-5/BikeSign', {
  store: () => configureStore({reducer: {bikes}}),
  show: () => <BikeSign stationId="h" />,
  act: (person) => person.click(/parked/),
});
requestInLife('features/repairs/sendPhoto', {
  network: () => [
    http.post('https://fleet.example/photos', () =>
      HttpResponse.json({id: 'p1'}),
    ),
  ],
  run: () =>
    makeStore()
      .dispatch(sendPhoto(new Blob(['pixels'])))
      .unwrap(),
});
requestInLife('app/client', {
  network: () => [
    http.get('https://fleet.example/rides', () => HttpResponse.json([])),
  ],
  run: async () => (await request('/rides')).json(),
});
