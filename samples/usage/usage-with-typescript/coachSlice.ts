import {createSlice, type PayloadAction} from '@reduxjs/toolkit';

export interface Coach {
  name: string;
}

export const coachSlice = createSlice({
  name: 'coach',
  // ts: Without `as`, the state would have the type `null`.
  initialState: null as Coach | null,
  reducers: {
    hired: (_coach, action: PayloadAction<Coach>) => action.payload,
    left: () => null,
  },
});
