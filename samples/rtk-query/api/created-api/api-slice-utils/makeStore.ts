import {configureStore} from '@reduxjs/toolkit';
import {theatreApi} from './theatreApi';

export const makeStore = () =>
  configureStore({
    reducer: {[theatreApi.reducerPath]: theatreApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(theatreApi.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<R = void> = (
  dispatch: AppDispatch,
  getState: () => RootState,
) => R;
