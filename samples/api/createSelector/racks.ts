import {bottleOpened, temperatureRead} from './cellarSlice';
import {selectLeftPerRack} from './selectLeftPerRack';
import {store} from './store';

const before = selectLeftPerRack(store.getState());
console.log(before);

store.dispatch(temperatureRead(13));
console.log(selectLeftPerRack(store.getState()) === before);

store.dispatch(bottleOpened('rioja'));
console.log(selectLeftPerRack(store.getState()));
console.log('computed', selectLeftPerRack.recomputations(), 'times');
