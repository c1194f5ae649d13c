import {configureStore} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {inLife} from '../../../testing/life/inLife';
import {galleryApi} from './galleryApi';
import {museumServer} from './handlers';
import {RoomSign} from './RoomSign';

inLife('RoomSign', {
  network: () => [
    http.get(
      'https://museum.example/api/rooms/:room/visitors',
      ({params}) => HttpResponse.json(params.room === 'north' ? 12 : 34),
    ),
  ],
  store: () =>
    configureStore({
      reducer: {[galleryApi.reducerPath]: galleryApi.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(galleryApi.middleware),
    }),
  api: galleryApi,
  args: ['north', 'south'],
  show: (room) => <RoomSign room={room} />,
  data: (room) => (room === 'north' ? '12 visitors' : '34 visitors'),
});
inLife('ExhibitSign', {
  network: () => [museumServer().handler],
  load: async (id) => {
    const {ExhibitSign, Kiosk} = await import('./kiosk');
    return {
      element: (
        <Kiosk>
          <ExhibitSign id={id} />
        </Kiosk>
      ),
    };
  },
  args: [1, 2],
  data: (id) => `About exhibits/${id}`,
});
