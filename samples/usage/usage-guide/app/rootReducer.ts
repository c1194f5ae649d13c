import {combineSlices, type UnknownAction} from '@reduxjs/toolkit';
import {riderSlice} from '../features/rider/riderSlice';
import {ridesSlice} from '../features/rides/ridesSlice';
import {signedOut} from '../features/session/signedOut';
import {stationsSlice} from '../features/stations/stationsSlice';

/** Features that load later add their state here. */
export interface LazySlices {}

export const slices = combineSlices(
  stationsSlice,
  ridesSlice,
  riderSlice,
).withLazyLoadedSlices<LazySlices>();

// ts: From the reducer: `makeStore` has a parameter of this type.
export type RootState = ReturnType<typeof slices>;
export type PreloadedState = Parameters<typeof slices>[0];

// #region reset
/** Without a state, every slice starts from its initial state. */
export function rootReducer(
  state: PreloadedState,
  action: UnknownAction,
): RootState {
  return slices(signedOut.match(action) ? undefined : state, action);
}
// #endregion
