import {configureStore} from '@reduxjs/toolkit';
import {forecastApi} from './forecastApi';
import {sensorApi} from './sensorApi';

export const makeStore = () =>
  configureStore({
    reducer: {
      [sensorApi.reducerPath]: sensorApi.reducer,
      [forecastApi.reducerPath]: forecastApi.reducer,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(
        sensorApi.middleware,
        forecastApi.middleware,
      ),
  });
