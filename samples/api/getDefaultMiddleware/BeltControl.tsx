import {configureStore} from '@reduxjs/toolkit';
import {createDynamicMiddleware} from '@reduxjs/toolkit/react';
import {useState} from 'react';
import {belt} from './belt';
import {parcelsSlice} from './parcelsSlice';

const dynamic = createDynamicMiddleware();

export const store = configureStore({
  reducer: {parcels: parcelsSlice.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().prepend(dynamic.middleware),
});

// Adds `belt` when this module is loaded, and returns a hook.
export const useBeltDispatch =
  dynamic.createDispatchWithMiddlewareHook(belt);

export function BeltControl() {
  const dispatch = useBeltDispatch();
  const [speed, setSpeed] = useState<number>();
  return (
    <button onClick={() => setSpeed(dispatch({belt: 'faster'}))}>
      Belt speed: {speed ?? 'unknown'}
    </button>
  );
}
