import type {
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type {RootState} from './rootReducer';
import type {Services} from './services';

// Made from the reducer, not from the store: features can import these.
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<
  Result,
  RootState,
  Services,
  UnknownAction
>;
export type AppStartListening = TypedStartListening<
  RootState,
  AppDispatch,
  Services
>;
