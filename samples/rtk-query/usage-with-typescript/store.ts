import {configureStore, createSlice} from '@reduxjs/toolkit';
import {signedApi} from './signedApi';

const sessionSlice = createSlice({
  name: 'session',
  initialState: {token: 't-31', vet: 'Dr. Okafor'},
  reducers: {},
});

export const store = configureStore({
  reducer: {
    session: sessionSlice.reducer,
    [signedApi.reducerPath]: signedApi.reducer,
  },
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(signedApi.middleware),
});

export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
