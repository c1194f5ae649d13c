import {combineSlices, configureStore} from '@reduxjs/toolkit';
import {forecastApi} from './forecastApi';
import {sensorApi} from './sensorApi';

export const rootReducer = combineSlices(sensorApi, forecastApi);

export const store = configureStore({
  reducer: rootReducer,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(
      sensorApi.middleware,
      forecastApi.middleware,
    ),
});
