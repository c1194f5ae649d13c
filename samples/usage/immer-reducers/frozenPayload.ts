import type {Player} from './seating';
import {playerSeated, seatingSlice} from './seatingSlice';

const guest: Player = {id: 'v9', name: 'Lev', present: true};
console.log(Object.isFrozen(guest));

seatingSlice.reducer(undefined, playerSeated({player: guest, chair: 0}));
console.log(Object.isFrozen(guest));

try {
  guest.present = false;
} catch (error) {
  console.log(String(error));
}
