import {configureStore} from '@reduxjs/toolkit';
import garageReducer from './garageSlice'; // [!code ++]

export const store = configureStore({
  reducer: {
    garage: garageReducer, // [!code ++]
  },
});

export type RootState = ReturnType<typeof store.getState>; // [!code ++]
export type AppDispatch = typeof store.dispatch; // [!code ++]
