import {createSlice, type PayloadAction} from '@reduxjs/toolkit';

export interface Player {
  id: string;
  name: string;
  present: boolean;
}

export interface SeatingState {
  conductor: string;
  strings: Player[];
  brass: Player[];
  muted: Record<string, true>;
}

export const initialState: SeatingState = {
  conductor: 'Okafor',
  strings: [
    {id: 'v1', name: 'Ines', present: true},
    {id: 'v2', name: 'Otto', present: true},
    {id: 'c1', name: 'Mira', present: true},
  ],
  brass: [{id: 't1', name: 'Juno', present: true}],
  muted: {},
};

export const seatingSlice = createSlice({
  name: 'seating',
  initialState,
  reducers: {
    // #region nested
    playerAbsent(state, action: PayloadAction<string>) {
      const player = state.strings.find(({id}) => id === action.payload);
      if (player) player.present = false;
    },
    // #endregion
    // #region insert
    playerSeated(
      state,
      action: PayloadAction<{player: Player; chair: number}>,
    ) {
      const {player, chair} = action.payload;
      state.strings.splice(chair, 0, player);
    },
    // #endregion
    // #region remove
    playerLeft(state, action: PayloadAction<string>) {
      const chair = state.strings.findIndex(
        ({id}) => id === action.payload,
      );
      if (chair !== -1) state.strings.splice(chair, 1);
    },
    // #endregion
    // #region filter
    absentRemoved(state) {
      state.strings = state.strings.filter(({present}) => present);
    },
    // #endregion
    // #region move
    playerMoved(state, action: PayloadAction<{from: number; to: number}>) {
      const {from, to} = action.payload;
      state.strings.splice(to, 0, ...state.strings.splice(from, 1));
    },
    // #endregion
    // #region swap
    chairsSwapped(state, action: PayloadAction<[number, number]>) {
      const {strings} = state;
      const [a, b] = action.payload;
      const [first, second] = [strings[a], strings[b]];
      if (first && second) [strings[a], strings[b]] = [second, first];
    },
    // #endregion
    // #region toggle
    muteToggled(state, action: PayloadAction<string>) {
      if (state.muted[action.payload]) delete state.muted[action.payload];
      else state.muted[action.payload] = true;
    },
    // #endregion
    // #region assign
    conductorNamed(state, action: PayloadAction<string>) {
      state.conductor = action.payload;
    },
    // #endregion
    // #region reset
    planCleared: () => initialState,
    // #endregion
  },
});

export const {
  playerAbsent,
  playerSeated,
  playerLeft,
  absentRemoved,
  playerMoved,
  chairsSwapped,
  muteToggled,
  conductorNamed,
  planCleared,
} = seatingSlice.actions;
