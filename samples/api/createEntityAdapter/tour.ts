import {exhibitsAdapter} from './exhibitsSlice';

export const {selectByIds} = exhibitsAdapter.getSelectors();

export const hall = exhibitsAdapter.getInitialState(undefined, [
  {id: 'vase', title: 'Vase', room: 2},
  {id: 'mask', title: 'Mask', room: 1},
  {id: 'bell', title: 'Bell', room: 2},
]);

// One array, kept: in the state, in a constant or in useMemo.
export const stops = ['bell', 'sold', 'vase', 'bell'];

console.log(selectByIds(hall, stops).map((stop) => stop.title));
console.log(selectByIds(hall, stops) === selectByIds(hall, stops));
console.log(selectByIds(hall, ['vase']) === selectByIds(hall, ['vase']));
