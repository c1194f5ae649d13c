import type {
  ThunkAction,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type {RootState} from './rootReducer';
import type {Services} from './services';
import type {AppStore} from './store';

export type AppDispatch = AppStore['dispatch'];
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
