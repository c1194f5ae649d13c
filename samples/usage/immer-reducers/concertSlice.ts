import {createSlice, type PayloadAction} from '@reduxjs/toolkit';

type ConcertState =
  {status: 'planned'} | {status: 'played'; encores: string[]};

export const concertSlice = createSlice({
  name: 'concert',
  // ts: Without `as`, the state would be {status: string}.
  initialState: {status: 'planned'} as ConcertState,
  reducers: {
    // From one member to the other: return a whole new state.
    concertPlayed: (_concert, action: PayloadAction<string[]>) => ({
      status: 'played' as const,
      encores: action.payload,
    }),
    // Within one member: check first, then change the draft.
    encorePlayed(concert, action: PayloadAction<string>) {
      if (concert.status === 'played') concert.encores.push(action.payload);
    },
  },
});
