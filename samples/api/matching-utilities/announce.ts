import {configureStore} from '@reduxjs/toolkit';
import {boardSlice} from './boardSlice';
import {
  crewDelayed,
  gateChanged,
  lateInbound,
  weatherDelayed,
} from './delays';

const store = configureStore({reducer: boardSlice.reducer});

store.dispatch(weatherDelayed({flight: 'QX 12', minutes: 40}));
store.dispatch(crewDelayed({flight: 'QX 12', minutes: 15}));
store.dispatch(lateInbound({flight: 'ZB 7', minutes: 30}));
store.dispatch(gateChanged({flight: 'ZB 7', gate: 'C4'}));

console.log(store.getState());
