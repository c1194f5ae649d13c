import {configureStore} from '@reduxjs/toolkit';
import {doorLock} from './doorLock';
import {roastsSlice} from './roastsSlice';
import {stockSlice} from './stockSlice';
import {withExportLog} from './withExportLog';

export const store = configureStore({
  reducer: {roasts: roastsSlice.reducer, stock: stockSlice.reducer},
  preloadedState: {stock: 25},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({serializableCheck: false}).concat(doorLock),
  devTools: {name: 'Roastery', maxAge: 200},
  duplicateMiddlewareCheck: true,
  enhancers: (getDefaultEnhancers) =>
    getDefaultEnhancers({autoBatch: {type: 'tick'}}).concat(withExportLog),
});
