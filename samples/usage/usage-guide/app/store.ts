import {configureStore, createListenerMiddleware} from '@reduxjs/toolkit';
import {addEmptyStationAlert} from '../features/stations/emptyStationAlert';
import {
  rootReducer,
  type PreloadedState,
  type RootState,
} from './rootReducer';
import {liveServices, type Services} from './services';
import type {AppDispatch} from './types';

export function makeStore(
  preloadedState?: PreloadedState,
  services: Services = liveServices,
) {
  const listeners = createListenerMiddleware({extra: services});
  addEmptyStationAlert(
    listeners.startListening.withTypes<RootState, AppDispatch, Services>(),
  );

  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({thunk: {extraArgument: services}}).prepend(
        listeners.middleware,
      ),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
