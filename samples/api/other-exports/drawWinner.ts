import {createNextState} from '@reduxjs/toolkit';

interface Raffle {
  prizes: {name: string; winner?: string}[];
  rules: {ticketsPerPerson: number};
}

const raffle: Raffle = {
  prizes: [{name: 'Hamper'}, {name: 'Bicycle'}],
  rules: {ticketsPerPerson: 5},
};

// Direct: a value and a recipe give the next value.
const drawn = createNextState(raffle, (draft) => {
  draft.prizes[0]!.winner = 'Ines';
});

// Curried: a recipe alone gives a function from value to next value.
const doubleLimit = createNextState((draft: Raffle) => {
  draft.rules.ticketsPerPerson *= 2;
});
const relaxed = doubleLimit(drawn);

console.log(raffle.prizes[0], drawn.prizes[0]);
console.log(
  'second prize untouched:',
  drawn.prizes[1] === raffle.prizes[1],
);
console.log('rules untouched:', drawn.rules === raffle.rules);
console.log('limit after doubling:', relaxed.rules.ticketsPerPerson);
console.log('frozen:', Object.isFrozen(drawn), Object.isFrozen(raffle));
