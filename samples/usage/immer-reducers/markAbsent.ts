import {playerAbsent, seatingSlice} from './seatingSlice';

const before = seatingSlice.getInitialState();
const after = seatingSlice.reducer(before, playerAbsent('v1'));

console.log(before.strings[0]?.present, after.strings[0]?.present);
console.log('plan', before === after);
console.log('strings', before.strings === after.strings);
console.log('Otto', before.strings[1] === after.strings[1]);
console.log('brass', before.brass === after.brass);
