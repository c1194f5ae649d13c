import {configureStore} from '@reduxjs/toolkit';
import type {Action} from '@reduxjs/toolkit';
import {createApiActionSanitizer} from '@reduxjs/toolkit/query';
import {forecastApi} from './forecastApi';
import {sensorApi} from './sensorApi';

const sensors = createApiActionSanitizer(sensorApi);
const forecast = createApiActionSanitizer(forecastApi);

// Each one leaves the other's actions alone.
export const actionSanitizer = <A extends Action>(action: A): A =>
  forecast(sensors(action));

export const store = configureStore({
  reducer: {
    [sensorApi.reducerPath]: sensorApi.reducer,
    [forecastApi.reducerPath]: forecastApi.reducer,
  },
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(
      sensorApi.middleware,
      forecastApi.middleware,
    ),
  devTools: {actionSanitizer},
});
