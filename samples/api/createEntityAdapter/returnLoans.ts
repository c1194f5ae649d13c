// #region where
import {exhibitsAdapter} from './exhibitsSlice';

const {removeMany, getInitialState} = exhibitsAdapter;

const hall = getInitialState(undefined, [
  {id: 'vase', title: 'Vase', room: 2, onLoan: true},
  {id: 'mask', title: 'Mask', room: 1},
  {id: 'bell', title: 'Bell', room: 2},
]);

const kept = removeMany(hall, {where: {onLoan: true, room: 2}});
console.log(kept.ids);
// #endregion

// #region trap
// `onLoan` was never filled in, so this removes what has no such field.
const filter: {onLoan?: boolean} = {};
const emptied = removeMany(hall, {where: {onLoan: filter.onLoan}});
console.log(emptied.ids);
// #endregion
