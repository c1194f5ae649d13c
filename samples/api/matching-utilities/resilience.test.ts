import {configureStore} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {requestInLife} from '../../testing/life/requestInLife';
import {loadingSlice} from './loadingSlice';
import {holdGate, loadDepartures} from './thunks';

const network = () => [
  http.get('https://airport.example/api/departures', () =>
    HttpResponse.json(['QX 12']),
  ),
  http.post('https://airport.example/api/gates/:gate/hold', () =>
    HttpResponse.json(null),
  ),
];

const {selectRunning} = loadingSlice.selectors;
const makeStore = () =>
  configureStore({reducer: {loading: loadingSlice.reducer}});

requestInLife('loadDepartures', {
  network,
  run: async () => {
    const store = makeStore();
    const {type, payload} = await store.dispatch(loadDepartures());
    return {type, payload, running: selectRunning(store.getState())};
  },
});

requestInLife('holdGate', {
  network,
  run: async () => {
    const store = makeStore();
    const {type, payload} = await store.dispatch(holdGate('C4'));
    return {type, payload, running: selectRunning(store.getState())};
  },
});
