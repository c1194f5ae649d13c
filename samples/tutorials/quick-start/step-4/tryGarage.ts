import garageReducer from './garageSlice';
import {carEntered, carLeft, levelClosed} from './garageSlice';

const entered = carEntered('ground');
console.log('The action is', entered);

// A reducer starts from its initial state when it is given none.
const empty = garageReducer(undefined, {type: 'the garage opens'});
const oneCar = garageReducer(empty, entered);
console.log('After carEntered', oneCar.levels.ground);
console.log('Before it, still', empty.levels.ground);

const closed = garageReducer(oneCar, levelClosed('ground'));
const refused = garageReducer(closed, entered);
console.log('Closed, then carEntered', refused.levels.ground);

const left = garageReducer(empty, carLeft('roof'));
console.log('Empty, then carLeft', left.levels.roof);
