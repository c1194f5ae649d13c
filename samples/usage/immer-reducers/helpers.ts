// #region draft
import {createSlice, type Draft} from '@reduxjs/toolkit';

interface Desk {
  readonly players: readonly string[];
}

interface Hall {
  readonly desks: readonly Desk[];
}

// A helper that changes the draft it is given.
function clearDesk(hall: Draft<Hall>, index: number) {
  const desk = hall.desks[index];
  // ts: In a draft nothing is `readonly`.
  if (desk) desk.players.length = 0;
}

const initialState: Hall = {desks: [{players: ['Ines', 'Otto']}]};

export const hallSlice = createSlice({
  name: 'hall',
  initialState,
  reducers: {
    firstDeskLeft: (hall) => clearDesk(hall, 0),
  },
});
// #endregion
