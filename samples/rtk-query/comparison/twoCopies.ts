import {stationsApi} from './stationsApi';
import {makeStore} from './store';

const {getStation, getStations} = stationsApi.endpoints;
const store = makeStore();

await store.dispatch(getStations.initiate());
await store.dispatch(getStation.initiate('summit'));

store.dispatch(
  stationsApi.util.updateQueryData('getStation', 'summit', (draft) => {
    draft.temperature = -20;
  }),
);

const state = store.getState();
console.log('one ', getStation.select('summit')(state).data);
console.log('list', getStations.select()(state).data?.[0]);
