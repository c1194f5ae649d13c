import {makeStore} from './app/store';
import {
  bikeReturned,
  stationsReceived,
} from './features/stations/stationsSlice';

const harbor = {id: 'h', name: 'Harbor', bikes: 3, docks: 12};

const first = makeStore();
first.dispatch(stationsReceived([harbor]));
first.dispatch(bikeReturned('h'));
const second = makeStore({rides: [{from: 'h', to: 'm'}]});

console.log(first.getState().stations.entities);
console.log(first.getState().rides);
console.log(second.getState().stations.entities);
console.log(second.getState().rides);
