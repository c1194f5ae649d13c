import {configureStore} from '@reduxjs/toolkit';
import {inLife} from '../../../../testing/life/inLife';
import {notesServer} from './handlers';
import {notesApi} from './notesApi';
import {StationNotes} from './StationNotes';

inLife('StationNotes', {
  network: notesServer,
  store: () =>
    configureStore({
      reducer: {[notesApi.reducerPath]: notesApi.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(notesApi.middleware),
    }),
  api: notesApi,
  args: ['h', 'm'],
  show: (id) => <StationNotes stationId={id} />,
  data: (id) => (id === 'h' ? 'Dock 3 is bent' : 'Lamp is out'),
  act: async (person) => {
    await person.type('Note', 'Pump is missing');
    await person.click('Add');
  },
  facts: 'li',
});
