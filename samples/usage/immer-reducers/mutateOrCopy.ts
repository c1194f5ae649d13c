// #region functions
interface Player {
  name: string;
  present: boolean;
}

/** Mutates: changes the very objects that everyone else holds. */
export function markByMutation(players: Player[]): Player[] {
  const [first] = players;
  if (first) first.present = false;
  return players;
}

/** Copies: a new array and one new object. The rest is shared. */
export function markByCopy(players: Player[]): Player[] {
  return players.map((player, index) =>
    index === 0 ? {...player, present: false} : player,
  );
}
// #endregion

// #region run
const plan = (): Player[] => [
  {name: 'Ines', present: true},
  {name: 'Otto', present: true},
];

for (const mark of [markByMutation, markByCopy]) {
  const before = plan();
  const after = mark(before);
  console.log(mark.name);
  console.log('  is there anything new to show?', before !== after);
  console.log('  was Ines present before?', before[0]?.present);
  console.log('  is Otto still the same object?', before[1] === after[1]);
}
// #endregion
