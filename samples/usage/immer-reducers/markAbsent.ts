import {playerAbsent, seatingSlice} from './seatingSlice';

const before = seatingSlice.getInitialState();
const after = seatingSlice.reducer(before, playerAbsent('v1'));

console.log('before:', before.strings[0]?.present);
console.log('after:', after.strings[0]?.present);
console.log('same plan:', before === after);
console.log('same strings:', before.strings === after.strings);
console.log('same Otto:', before.strings[1] === after.strings[1]);
console.log('same brass:', before.brass === after.brass);
