import {makeStore} from './makeStore';
import {theatreApi} from './theatreApi';

const store = makeStore();
await store.dispatch(theatreApi.endpoints.getSeat.initiate('A1'));

const {patches, inversePatches} = store.dispatch(
  theatreApi.util.updateQueryData('getSeat', 'A1', (seat) => {
    seat.heldBy = 'Theo';
    seat.price -= 10;
  }),
);
console.log(patches);
console.log(inversePatches);

store.dispatch(
  theatreApi.util.patchQueryData('getSeat', 'A1', inversePatches),
);
console.log(
  theatreApi.endpoints.getSeat.select('A1')(store.getState()).data,
);
