import {configureStore} from '@reduxjs/toolkit';
import {useDispatch, useSelector} from 'react-redux';
import {stationsApi} from './stationsApi';
import {stationsSlice} from './stationsSlice';
import {trafficSlice} from './trafficSlice';

export const makeStore = () =>
  configureStore({
    reducer: {
      stations: stationsSlice.reducer,
      traffic: trafficSlice.reducer,
      [stationsApi.reducerPath]: stationsApi.reducer,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(stationsApi.middleware),
  });

type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
