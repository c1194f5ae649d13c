import {createSlice, type Draft} from '@reduxjs/toolkit';

// #region draft
interface Desk {
  readonly players: readonly string[];
}

interface Hall {
  readonly desks: readonly Desk[];
}

/** A helper that changes a draft says so in its parameter. */
function clearDesk(hall: Draft<Hall>, index: number) {
  const desk = hall.desks[index];
  if (desk) desk.players.length = 0; // `readonly` is gone inside a draft
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
